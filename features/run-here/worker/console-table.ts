import { inspect } from '../node/node-util.ts'

type Row = ReadonlyMap<string, string>

/** A value as a table that Node's `console.table` draws; undefined for what it only logs. */
export function tableOf(data: unknown, properties?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (data instanceof Map)
    return iterated(
      [...data].map(
        ([key, value]) =>
          new Map([
            ['Key', cell(key)],
            ['Values', cell(value)],
          ]),
      ),
    )
  if (data instanceof Set) return iterated([...data].map((value) => new Map([['Values', cell(value)]])))
  const rows = Object.entries(data).map(([index, value]): [string, Row] => [index, rowOf(value, properties)])
  const names = [...new Set([...(properties ?? []), ...rows.flatMap(([, row]) => [...row.keys()])])]
  // Values that have no names stand last.
  const columns = names.filter((name) => name !== plainValue)
  return draw('(index)', names.includes(plainValue) ? [...columns, plainValue] : columns, rows)
}

/** The column of what is no object. No property is called so. */
const plainValue = '\0'

function iterated(rows: readonly Row[]): string {
  const columns = rows[0] ? [...rows[0].keys()] : ['Values']
  return draw(
    '(iteration index)',
    columns,
    rows.map((row, index) => [String(index), row] as const),
  )
}

function rowOf(value: unknown, properties: readonly string[] | undefined): Row {
  const isPlain = typeof value !== 'object' || value === null
  if (isPlain) return new Map(properties ? [] : [[plainValue, cell(value)]])
  const own = Object.entries(value).filter(([name]) => !properties || properties.includes(name))
  return new Map(own.map(([name, one]) => [name, cell(one)]))
}

function cell(value: unknown): string {
  const isLarge = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 2
  return inspect(value, { maxArrayLength: 3, breakLength: Number.POSITIVE_INFINITY, depth: isLarge ? -1 : 0 })
}

function draw(index: string, columns: readonly string[], rows: readonly (readonly [string, Row])[]): string {
  const head = [index, ...columns.map((name) => (name === plainValue ? 'Values' : name))]
  const body = rows.map(([name, row]) => [name, ...columns.map((column) => row.get(column) ?? '')])
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((line) => line[at]?.length ?? 0)))
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right
  const line = (cells: readonly string[]) =>
    `│${cells.map((text, at) => ` ${text.padEnd(widths[at] ?? 0)} `).join('│')}│`
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...body.map(line), rule('└', '┴', '┘')].join('\n')
}

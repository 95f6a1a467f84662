/** One line of the report. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: 'kB' | 'MB' | 'ms' | 's' | '/s' | '×' | ''
  /** The value must not be above it. Peers have none. */
  readonly target?: number
  /** The value must not be below it. */
  readonly least?: number
  /** How the value came about: number of runs, range. */
  readonly note?: string
}

const digits: Readonly<Record<Figure['unit'], number>> = { kB: 1, MB: 1, ms: 0, s: 1, '/s': 0, '×': 2, '': 2 }

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2
}

/** Median of several runs, with their number and range as note. */
export function measured(name: string, values: readonly number[], unit: Figure['unit'], target?: number): Figure {
  const range = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits[unit])).join('–')
  return {
    name,
    value: median(values),
    unit,
    ...(target !== undefined && { target }),
    note: `median of ${values.length}, ${range}`,
  }
}

/** The figures as a table of text. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    format(figure.value, figure.unit),
    bound(figure),
    bound(figure) === '' ? '' : isOver(figure) ? 'OVER' : isBelow(figure) ? 'BELOW' : 'ok',
    figure.note ?? '',
  ])
  const all = [['figure', 'measured', 'target', '', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Compared as it is printed: what reads as the target meets it. */
export function isOver({ value, target, unit }: Figure): boolean {
  return target !== undefined && Number(value.toFixed(digits[unit])) > target
}

/** The same for a value that must not be too small. */
function isBelow({ value, least, unit }: Figure): boolean {
  return least !== undefined && Number(value.toFixed(digits[unit])) < least
}

function bound({ target, least, unit }: Figure): string {
  if (target !== undefined) return `≤ ${format(target, unit)}`
  return least === undefined ? '' : `≥ ${format(least, unit)}`
}

function pad(cell: string, width: number, column: number): string {
  return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width)
}

function format(value: number, unit: Figure['unit']): string {
  return `${value.toFixed(digits[unit])} ${unit}`.trimEnd()
}

import type { Way } from './engine.ts'
import type { Outcomes } from './lines.ts'
import type { Template } from './template.ts'
import type { Entry } from './values.ts'

/** What readers stumble over. Each is shown with what to do instead, and leads to the section about it. */
export type TrapName =
  | 'empty'
  | 'dash'
  | 'quotes'
  | 'prefix'
  | 'json'
  | 'pattern'
  | 'shell'
  | 'assignment'
  | 'escape'
  | 'unescaped'
  | 'converted'
  | 'shifted'

export interface Trap {
  readonly name: TrapName
  /** The values that it concerns; none where it is the template. */
  readonly values: readonly number[]
}

/** A value in its place. */
interface InsertedValue {
  readonly before: string
  readonly after: string
  /** What the line has in its place. */
  readonly written: string
  readonly entry: Entry
  readonly items: readonly string[]
}

/** What hands its argument to a shell of its own. */
const secondShell = /(?:\bsh\s+(?:-\w+\s+)*-\w*c|\beval|\bsu\s.*-c|\bssh\s+(?:-\w+\s+)*[^\s-]\S*)\s+$/

const tests: readonly (readonly [TrapName, (place: InsertedValue) => boolean])[] = [
  ['quotes', ({ before }) => isInQuotes(before)],
  ['empty', ({ before, after, written }) => written === '' && /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after)],
  [
    'dash',
    ({ before, items }) => isArgument(before) && !/\s--(?:\s|$)/.test(before) && items.some((i) => i[0] === '-'),
  ],
  ['prefix', ({ before, items }) => items.length > 1 && /[^\s'"]$/.test(before)],
  ['assignment', ({ before, items }) => isCommand(before) && /^[A-Za-z_]\w*=[\w/:=-]*$/.test(items[0] ?? '')],
  ['shell', ({ before }) => secondShell.test(before)],
  ['json', ({ entry }) => entry.kind === 'json' && isWrittenAsJson(JSON.parse(entry.text))],
  [
    'pattern',
    ({ before, entry, items }) =>
      entry.kind !== 'json' &&
      !isInQuotes(before) &&
      !secondShell.test(before) &&
      items.some((item) => /^~|[*?]|\$[A-Za-z({]/.test(item)),
  ],
]

/** The traps that a command runs into: first those of the template, then those of other ways to write it. */
export function trapsOf({ strings }: Template, entries: readonly Entry[], outcomes: Outcomes): readonly Trap[] {
  const written = (way: Way) => entries.map((_, value) => writtenAs(outcomes, way, value))
  const [escaped, raw, pipe] = [written('escaped'), written('raw'), written('pipe')]
  const places = placesOf(strings, entries, escaped)
  const values = (isCaught: (value: number) => boolean) => [...entries.keys()].filter(isCaught)
  const caught: Trap[] = tests.map(([name, isCaught]) => ({
    name,
    values: values((value) => isCaught(places[value] as InsertedValue)),
  }))
  caught.push({ name: 'shifted', values: values((value) => value === 0 && entries[0]?.kind === 'nothing') })
  caught.push({ name: 'unescaped', values: values((value) => escaped[value] !== raw[value]) })
  caught.push({ name: 'converted', values: values((value) => raw[value] !== pipe[value]) })
  const isWrong = strings.includes(undefined as never)
  return [...(isWrong ? [{ name: 'escape', values: [] } as const] : []), ...caught.filter((trap) => trap.values.length)]
}

/** Each value with the line before it, as it is written with `$`. */
function placesOf(strings: readonly string[], entries: readonly Entry[], written: readonly string[]): InsertedValue[] {
  let before = ''
  return entries.map((entry, value) => {
    before += strings[value] ?? ''
    const own = written[value] ?? ''
    const place = { before, after: strings[value + 1] ?? '', written: own, entry, items: itemsOf(entry) }
    before += own
    return place
  })
}

/** What a way writes for a value; nothing where it does not get that far. */
function writtenAs(outcomes: Outcomes, way: Way, value: number): string {
  const outcome = outcomes[way].local
  return 'error' in outcome ? '' : (outcome.pieces.find(({ from }) => from === value)?.text ?? '')
}

/** The strings that become arguments. */
function itemsOf({ kind, text }: Entry): readonly string[] {
  if (kind === 'nothing' || (kind === 'list' && text === '')) return []
  if (kind === 'list') return text.split('\n')
  return [kind === 'result' ? text.trim() : text]
}

/** Objects become JSON, and so do lists within lists. */
function isWrittenAsJson(value: unknown): boolean {
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null
  return value.some((item) => typeof item === 'object' && item !== null)
}

const isArgument = (before: string) => /\s$/.test(before)
const isCommand = (before: string) => /(?:^|[;&|(\n])\s*$/.test(before)

/** Whether the shell is between quotes of the template at its end. */
function isInQuotes(text: string): boolean {
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string
    if (character === '\\' && quote !== "'") at++
    else if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
  }
  return quote !== ''
}

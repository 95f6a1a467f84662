import { rowSign } from '../index/lines.ts'
import type { Mark } from '../protocol.ts'
import { plain } from '../text/letters.ts'
import { isStopWord } from '../text/stop-words.ts'

/** A line of a text: a paragraph, a row of a table, a line of a sample. */
export interface Line {
  readonly from: number
  readonly to: number
  readonly isCode: boolean
  /** The first cell of a row. */
  readonly name?: Mark
}

/** A part of a line that could be shown. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly begins: 'line' | 'clause' | 'comma' | 'middle'
  /** Whether something of its sentence follows. */
  readonly isCut: boolean
  readonly isStray?: boolean
  /** What stands in front of it: the first cell of its row. */
  readonly name?: Mark
}

interface Around {
  readonly marks: readonly Mark[]
  readonly starts: ReadonlyMap<number, Stretch['begins']>
  readonly length: number
}

/** Shorter sentences are shown with what follows. */
const shortest = 20
/** Names longer than this share of an excerpt leave no room for what is said of them. */
const nameShare = 0.45
const sentence = /[.!?…]["'»”)]*\s+(?=[\p{Lu}\p{N}$"'«“(@-])/gu
const clause = /(?:[;:]|\s[—–])\s+/g
const comma = /,\s+/g

export function linesOf(text: string, isCode: boolean): Line[] {
  let at = 0
  return text.split('\n').map((line): Line => {
    const from = at + (line.startsWith(rowSign) ? rowSign.length : 0)
    const to = at + line.replace(/[:,;]$/, '').length
    at += line.length + 1
    const colon = line.startsWith(rowSign) ? text.indexOf(': ', from) : -1
    return { from, to, isCode, ...(colon > 0 && colon < to && { name: [from, colon] as const }) }
  })
}

/** What could be shown of a line: from the beginnings of its clauses, and from before each mark. */
export function stretchesOf(text: string, line: Line, marks: readonly Mark[], length: number): Stretch[] {
  const around: Around = { marks, starts: startsOf(text, line), length }
  const found = [...around.starts].flatMap(([from, begins]) => {
    const room = begins === 'line' ? length : length - 1
    return endsOf(text, line, { from, room, ...around }).map((end) => ({ from, begins, ...end }))
  })
  return [...found, ...rowParts(text, line, around), ...aroundMarks(text, line, around)]
}

/** Where sentences and clauses of a line begin. */
function startsOf(text: string, { from, to, isCode }: Line): Map<number, Stretch['begins']> {
  const starts = new Map<number, Stretch['begins']>()
  const put = (pattern: RegExp, begins: Stretch['begins']) => {
    for (const match of text.slice(from, to).matchAll(pattern)) starts.set(from + match.index + match[0].length, begins)
  }
  if (!isCode) {
    put(comma, 'comma')
    put(clause, 'clause')
    put(sentence, 'line')
  }
  return starts.set(from, 'line')
}

interface End {
  readonly to: number
  readonly isCut: boolean
  /** Whether it is cut right behind the first words of another sentence. */
  readonly isStray?: boolean
}

interface Beginning extends Around {
  readonly from: number
  readonly room: number
}

/** Where what begins at a place may end: with a sentence, or where there is no more room. */
function endsOf(text: string, line: Line, { from, room, starts, marks }: Beginning): End[] {
  if (line.to - from <= room) return [{ to: line.to, isCut: false }]
  const ends = [...starts].filter(([at, begins]) => begins === 'line' && at - from > shortest)
  const sentences = ends.map(([at]) => from + text.slice(from, at).trimEnd().length).filter((to) => to - from <= room)
  const whole = sentences.map((to) => ({ to, isCut: false }))
  const to = cutEnd(text, from, from + room - 1, marks)
  return [...whole, { to, isCut: true, isStray: ends.some(([at]) => at < to && to - at < shortest) }]
}

const stops = /[\s.,:;!?…–—([{«“"-]+$/

/** Takes off what is cut: half a word, half a number, a stop, and words that lead to what is not there. */
function cutEnd(text: string, from: number, limit: number, marks: readonly Mark[]): number {
  let to = wordEnd(text, from, limit)
  const least = marks.findLast(([, end]) => end <= to)?.[1] ?? from
  for (;;) {
    const rest = text.slice(from, to)
    const word = stops.test(rest) ? '' : (/\s(\S+)$/.exec(rest)?.[1] ?? rest)
    const end = word === '' ? rest.search(stops) : rest.length - word.length
    const isLoose = word === '' || /^\d[\d.,]*$/.test(word) || isStopWord(plain(word))
    if (!isLoose || end <= 0 || from + end < least) return to
    to = from + end
  }
}

/** The end of the last word that ends before a limit; what is one long word is cut somewhere, but in no character. */
function wordEnd(text: string, from: number, limit: number): number {
  if (/\s/.test(text[limit] ?? ' ')) return limit
  const space = text.slice(from, limit).search(/\s\S*$/)
  if (space > 0 && /[\p{L}\p{N}]/u.test(text.slice(from, from + space))) return from + space
  return /[\udc00-\udfff]/.test(text[limit] ?? '') ? limit - 1 : limit
}

/** A clause of a row behind its name. */
function rowParts(text: string, line: Line, around: Around): Stretch[] {
  const { name } = line
  if (!name || name[1] - name[0] > around.length * nameShare) return []
  const room = around.length - (name[1] - name[0]) - 3
  const inside = [...around.starts.keys()].filter((at) => at > name[1] + 2)
  return inside.flatMap((from) =>
    endsOf(text, line, { from, ...around, room }).map((end) => ({ from, begins: 'comma' as const, name, ...end })),
  )
}

/** From some words before each mark: where its clause begins too far away. */
function aroundMarks(text: string, line: Line, around: Around): Stretch[] {
  const { marks, starts, length } = around
  return marks.flatMap(([start, end]): Stretch[] => {
    const wanted = Math.max(line.from, start - Math.floor(Math.max(0, length - 2 - (end - start)) / 3))
    const known = [...starts.keys()].filter((at) => at >= wanted && at <= start)
    const from = known.length > 0 ? Math.min(...known) : wordStart(text, wanted, start)
    const begins = starts.get(from) ?? 'middle'
    return endsOf(text, line, { from, ...around, room: length - 1 }).map((one) => ({ from, begins, ...one }))
  })
}

/** The beginning of the first word from a place on; a mark inside of one long word is shown from its own beginning. */
function wordStart(text: string, from: number, mark: number): number {
  if (/\s/.test(text[from - 1] ?? ' ')) return from
  const space = text.slice(from, mark).search(/\s/)
  return space < 0 ? mark : from + space + 1
}

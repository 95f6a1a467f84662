import type { ExcerptSize, Mark, MarkedText } from '../protocol.ts'
import { linesOf, type Stretch, stretchesOf } from './stretches.ts'

/** What the box has room for. */
export const boxExcerpt: ExcerptSize = { lines: 1, length: 50 }

const ellipsis = '…'

/** A stretch with what it has of the search. */
interface Weighed extends Stretch {
  readonly words: ReadonlySet<string>
  readonly value: number
}

/**
 * What is shown of a text: the clauses that hold the most different words, from their beginnings where the words fit in. A
 * text without marks gives its beginning.
 */
export function excerptsOf(text: string, marks: readonly Mark[], size: ExcerptSize, isCode = false): MarkedText[] {
  if (text === '') return []
  const lines = linesOf(text, isCode)
  const looked = marks.length > 0 ? lines : lines.slice(0, 1)
  const all = looked.flatMap((line) =>
    stretchesOf(text, line, within(marks, line.from, line.to), size.length).map((one) => weigh(text, one, marks, size)),
  )
  const shown: Weighed[] = []
  while (shown.length < size.lines) {
    const known = new Set(shown.flatMap(({ words }) => [...words]))
    const next = best(
      all.filter((one) => shown.every((other) => one.from >= other.to || one.to <= other.from)),
      known,
    )
    if (!next || (shown.length > 0 && next.words.size === 0)) break
    shown.push(next)
  }
  return shown.sort((a, b) => a.from - b.from).map((one) => written(text, one, marks))
}

/** Words that another line shows already count little. */
function best(all: readonly Weighed[], known: ReadonlySet<string>): Weighed | undefined {
  const worth = ({ value, words }: Weighed) => value - 4 * [...words].filter((word) => known.has(word)).length
  return all.reduce<Weighed | undefined>((a, b) => (a && worth(a) >= worth(b) ? a : b), undefined)
}

/** Each different word counts, then where it begins and ends, then how much it says. */
function weigh(text: string, stretch: Stretch, marks: readonly Mark[], { length }: ExcerptSize): Weighed {
  const inside = [...within(marks, stretch.from, stretch.to), ...(stretch.name ? within(marks, ...stretch.name) : [])]
  const words = new Set(inside.map(([start, end]) => text.slice(start, end).toLowerCase()))
  const begun = { line: 5, clause: 2, comma: 1, middle: -3 }[stretch.begins]
  const filled = Math.min(1, (stretch.to - stretch.from) / (length * 0.6)) * 3
  return {
    ...stretch,
    words,
    value:
      words.size * 5 + (words.size > 0 ? 20 : 0) + begun + (stretch.isCut ? 0 : 2) - (stretch.isStray ? 6 : 0) + filled,
  }
}

function within(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks.filter(([start, end]) => start < to && end > from)
}

function written(text: string, { from, to, name, begins, isCut }: Stretch, marks: readonly Mark[]): MarkedText {
  const parts: string[] = []
  const moved: Mark[] = []
  let length = 0
  const put = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const copy = (first: number, last: number) => {
    const shift = length - first
    for (const [start, end] of within(marks, first, last)) {
      moved.push([Math.max(start, first) + shift, Math.min(end, last) + shift])
    }
    put(text.slice(first, last))
  }
  if (name) {
    copy(...name)
    put(': ')
  }
  if (begins !== 'line') put(ellipsis)
  copy(from, to)
  if (isCut) put(ellipsis)
  return joined({ text: parts.join(''), marks: moved })
}

/** Marks with nothing but space between them are one. */
export function joined({ text, marks }: MarkedText): MarkedText {
  const whole: Mark[] = []
  for (const [start, end] of marks) {
    const before = whole.at(-1)
    if (before && text.slice(before[1], start).trim() === '') whole[whole.length - 1] = [before[0], end]
    else whole.push([start, end])
  }
  return { text, marks: whole }
}

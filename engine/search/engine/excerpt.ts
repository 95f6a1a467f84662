import type { Mark, MarkedText } from '../protocol.ts'

/** Most characters of an excerpt, ellipses included. */
export const excerptLength = 50
const ellipsis = '…'
/** What is left of it when both ends are cut. */
const room = excerptLength - 2 * ellipsis.length

/**
 * At most 50 characters around the marks, where the most different ones stand together, cut at the borders of words. A
 * text without marks gives its beginning.
 */
export function excerptOf(text: string, marks: readonly Mark[]): MarkedText {
  if (text.length <= excerptLength) return { text, marks }
  const stretch = bestStretch(text, marks)
  const [from, end] = wordBorders(text, around(text, stretch), stretch)
  const to = end < text.length ? beforeStops(text, end, stretch) : end
  const before = from > 0 ? ellipsis : ''
  const after = to < text.length ? ellipsis : ''
  const shift = before.length - from
  const inside = marks.filter(([start, end]) => start < to && end > from)
  return {
    text: before + text.slice(from, to) + after,
    marks: inside.map(([start, end]) => [Math.max(start, from) + shift, Math.min(end, to) + shift]),
  }
}

/** From the first to the last mark of the best group that fits. */
function bestStretch(text: string, marks: readonly Mark[]): Mark {
  let best: Mark = [0, 0]
  let most = 0
  marks.forEach(([start, end], i) => {
    const words = new Set<string>()
    let last = end
    for (let next = i; next < marks.length; next++) {
      const [nextStart = 0, nextEnd = 0] = marks[next] ?? []
      if (nextEnd - start > room) break
      words.add(text.slice(nextStart, nextEnd).toLowerCase())
      last = nextEnd
    }
    // A mark that is longer than an excerpt is shown from its beginning.
    const value = Math.max(1, words.size)
    if (value > most) {
      most = value
      best = [start, Math.max(Math.min(last, start + room), Math.min(end, start + room))]
    }
  })
  return best
}

/** Takes the stop off a sentence whose text goes on behind it: `.…` says both. */
function beforeStops(text: string, end: number, [, last]: Mark): number {
  let to = end
  while (to > last && /[\s.,:;!?…–—-]/.test(text[to - 1] ?? '')) to--
  return to
}

/** Widens a stretch on both sides, a third of the room before it: what follows explains more. */
function around(text: string, [start, end]: Mark): Mark {
  const wanted = Math.max(0, start - Math.floor((room - (end - start)) / 3))
  const to = Math.min(text.length, wanted + room)
  return [Math.max(0, to - room), to]
}

/** Takes words that are cut off the ends, but nothing of the stretch itself, and never half of a character. */
function wordBorders(text: string, [from, to]: Mark, [first, last]: Mark): Mark {
  let start = from
  let end = to
  if (from > 0 && !isSpace(text, from - 1)) {
    const space = text.slice(from, first).search(/\s/)
    start = space >= 0 ? from + space + 1 : Math.max(first, from)
  }
  if (to < text.length && !isSpace(text, to)) {
    const space = text.slice(Math.max(last, start), to).search(/\s\S*$/)
    // A text that is one long word is cut somewhere.
    if (space >= 0 || last > first) end = Math.max(last, start) + Math.max(space, 0)
  }
  while (start < first && isSpace(text, start)) start++
  while (end > last && isSpace(text, end - 1)) end--
  return [isHalf(text, start) ? start + 1 : start, isHalf(text, end) ? end - 1 : end]
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text[at] ?? ' ')
}

/** Whether a cut here would split a surrogate pair. */
function isHalf(text: string, at: number): boolean {
  return /^[\udc00-\udfff]/.test(text.slice(at, at + 1))
}

import type { EnginePage } from './engine.ts'
import type { Box, Picture } from './picture.ts'

type Line = Box & { readonly text: string }

/** First lines of links in running text, where the window shows them whole. Runs in the page. */
const lines = `[...document.querySelectorAll('article :is(p, li, td) a:not(.anchor, .card, .data-footnote-backref, sup a, .page-actions a)')].flatMap((a) => {
  const [rect] = a.getClientRects()
  if (!rect || rect.width < 12 || rect.top < 0 || rect.bottom + 8 > innerHeight || rect.right > innerWidth) return []
  const { x, y, width, height } = rect
  const isFree = a.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  return isFree && a.checkVisibility() ? [{ x, y, width, height, text: a.textContent }] : []
})`

/** Letters that reach below the line, where it makes room for them. */
const deep = /[gjpqyQ,;()[\]{}|/_ДЦЩдруфцщ]/g

/** Links without a line below their words, each with its text, and how many were looked at. */
export async function lookAtLinks(
  page: EnginePage,
  picture: Picture,
): Promise<{ count: number; faults: readonly string[] }> {
  const found = await page.evaluate<Line[]>(lines)
  const bare = found.filter((line) => {
    const depth = (line.text.match(deep) ?? []).length / line.text.length
    return longestLine(picture, line) < 0.7 * (1 - Math.min(0.9, 1.3 * depth))
  })
  return { count: found.length, faults: bare.map(({ text }) => `no line below “${text}”`) }
}

/** Share of the width that the longest row covers, below the letters. */
function longestLine(picture: Picture, { x, y, width, height }: Box): number {
  const [left, right] = [Math.ceil(x * picture.density), Math.floor((x + width) * picture.density)]
  const [top, bottom] = [
    Math.round((y + 0.8 * height) * picture.density),
    Math.round((y + height + 6) * picture.density),
  ]
  let longest = 0
  for (let row = top; row <= bottom; row++) {
    let covered = 0
    // What stands to the left of the link in this row is its paper.
    for (let at = left; at < right; at++) if (picture.difference([left - 2, bottom], [at, row]) > 60) covered++
    longest = Math.max(longest, covered / (right - left))
  }
  return longest
}

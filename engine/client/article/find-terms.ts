/** Limits for addresses made by hand: no search gives more terms, or longer ones. */
const most = 24
const longest = 100

/** Elements that separate words: no match spans two of them. */
const blocks = 'p, li, td, th, pre, h1, h2, h3, h4, h5, h6, dt, dd, summary, figcaption, button'

/** What a reader works with, and what the build names things by: nobody has searched for these. */
const controls =
  'button, label, select, nav, [popover], .page-actions, .target, .tab-label, .pair-label, .code-check, .repeat, .code-setup > summary, .code-fold > summary'

interface Piece {
  readonly node: Text
  readonly start: number
}

/** Occurrences of the terms in an element, in document order. */
export function findTerms(root: Element, terms: readonly string[]): Range[] {
  const pattern = patternOf(terms)
  if (!pattern) return []
  const { text, pieces } = textOf(root)
  return [...text.matchAll(pattern)].map((match) => rangeOf(pieces, match.index, match.index + match[0].length))
}

/** Whole words only: `at` does not match `data`. Longer terms first: `$.ssh` wins over `ssh`. */
function patternOf(terms: readonly string[]): RegExp | undefined {
  const wanted = terms
    .map((term) => term.trim())
    .filter((term) => term !== '' && term.length <= longest)
    .slice(0, most)
    .sort((a, b) => b.length - a.length)
  if (wanted.length === 0) return undefined
  const alternatives = wanted.map((term) => {
    const before = /^[\p{L}\p{N}_]/u.test(term) ? '(?<![\\p{L}\\p{N}_])' : ''
    const after = /[\p{L}\p{N}_]$/u.test(term) ? '(?![\\p{L}\\p{N}_])' : ''
    return before + term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') + after
  })
  const word = `(?:${alternatives.join('|')})`
  // Words side by side are one match.
  return new RegExp(`${word}(?:[^\\S\\n]+${word})*`, 'giu')
}

/** The text of an element as a whole: highlighting splits code into many elements. */
function textOf(root: Element): { readonly text: string; readonly pieces: readonly Piece[] } {
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null | undefined
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const own = node.parentElement?.closest(blocks)
    const isLeftOut = node.parentElement?.closest(controls)
    if (isLeftOut || own !== block) text += '\n'
    block = isLeftOut ? undefined : own
    if (isLeftOut) continue
    pieces.push({ node, start: text.length })
    text += node.data
  }
  return { text, pieces }
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange()
  const first = pieceAt(pieces, start)
  const last = pieceAt(pieces, end - 1)
  range.setStart(first.node, start - first.start)
  range.setEnd(last.node, end - last.start)
  return range
}

/** The last piece that begins at an offset or before it. */
function pieceAt(pieces: readonly Piece[], offset: number): Piece {
  const piece = pieces.findLast(({ start }) => start <= offset)
  if (!piece) throw new Error('A match needs a text to be in')
  return piece
}

/** Height of a line and of the space between blocks, width of a letter and of a column, in pixels. */
const [line, gap, letter, column] = [28, 32, 9, 640]

/** Leaves in an article the first blocks, which fill a screen, and gives the others. */
export function takeBelowFold(article: ParentNode): DocumentFragment {
  const rest = new DocumentFragment()
  let space = innerHeight
  for (const block of [...article.children]) {
    if (space < 0) rest.append(block)
    else {
      space -= heightOf(block)
      // In view from the first frame on (code-lines.css): to find that out would take a second layout.
      block.querySelector('[data-rows]')?.removeAttribute('data-rows')
    }
  }
  return rest
}

/** An estimate. Lists and tables are taller; where it is too high, what stands above the article makes up for it. */
function heightOf(block: Element): number {
  const text = block.textContent
  const lines = block.querySelector('pre')
    ? text.split('\n').length
    : (text.length * letter) / Math.min(innerWidth, column)
  return gap + line * lines
}

/**
 * Code blocks and tables can be focused so that the keyboard can scroll them; those that have nothing to scroll are left
 * out. Looked up when Tab is pressed: only then does it matter, and only then are sizes up to date.
 */
export function trimTabStops(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('.article :is(.code pre, .table-scroll)')]
  const scrolls = boxes.map((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  boxes.forEach((box, index) => {
    box.tabIndex = scrolls[index] ? 0 : -1
  })
}

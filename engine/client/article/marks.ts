/**
 * Wraps ranges in `mark` elements, for browsers without the CSS highlight API.
 * @returns a function that removes the marks.
 */
export function wrapInMarks(ranges: readonly Range[]): () => void {
  // From the end: wrapping moves what follows in the same text.
  const marks = ranges.toReversed().flatMap(wrap)
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode
      mark.replaceWith(...mark.childNodes)
      parent?.normalize()
    }
  }
}

/** A range may span several texts: code is coloured word by word. */
function wrap(range: Range): HTMLElement[] {
  return textsIn(range).map((text) => {
    const mark = document.createElement('mark')
    mark.className = 'found'
    text.replaceWith(mark)
    mark.append(text)
    return mark
  })
}

/** The texts of a range, cut at its ends. */
function textsIn({ startContainer, startOffset, endContainer, endOffset, commonAncestorContainer }: Range): Text[] {
  const walker = document.createTreeWalker(commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  // A walker does not visit the node that it begins at.
  if (commonAncestorContainer instanceof Text) texts.push(commonAncestorContainer)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const first = texts.indexOf(startContainer as Text)
  const last = texts.indexOf(endContainer as Text)
  return texts.slice(first, last + 1).map((text) => {
    if (text === endContainer && endOffset < text.length) text.splitText(endOffset)
    return text === startContainer && startOffset > 0 ? text.splitText(startOffset) : text
  })
}

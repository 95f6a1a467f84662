/** Marks as HTML, JSON and `cat -v` write them. */
const marks: readonly (readonly [RegExp, string])[] = [
  [/(?:\^\[|\\(?:u001b|x1b|e|033))(?=\[)/gi, '\u001b'],
  [/<br ?\/?>/g, '\n'],
  [/&(?:#39|#x27|apos);/gi, "'"],
  [/&(?:quot|#34);/g, '"'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&amp;/g, '&'],
  [/\\"/g, '"'],
]

/** A text with the marks that its notation has written out. */
export function withMarks(text: string): string {
  return marks.reduce((rest, [writtenOut, mark]) => rest.replace(writtenOut, mark), text)
}

/** A line of a page, and what it stands in. */
export interface PageLine {
  readonly text: string
  /** 1-based, counted in the text. */
  readonly line: number
  /** First word of the info string of the sample that the line is in; empty for a sample without one. */
  readonly sample?: string
  /** The fence above a sample or below it. */
  readonly isFence: boolean
}

const fence = /^[\s>]*(`{3,}|~{3,})\s*([^\s`]*)/

/**
 * Tells prose from samples, line by line. It sees less than the parser, so that it needs no longer for a page that
 * nobody can parse.
 */
export function pageLines(source: string): PageLine[] {
  let open: { readonly marks: string; readonly info: string } | undefined
  return source.split(/\r?\n/).map((text, index): PageLine => {
    const line = index + 1
    // Beyond this no fence begins, and an expression would try each of a million characters.
    const [, marks = '', info = ''] = fence.exec(text.slice(0, 500)) ?? []
    if (!open) {
      if (marks === '') return { text, line, isFence: false }
      open = { marks, info }
      return { text, line, sample: info, isFence: true }
    }
    const { info: sample } = open
    const isEnd = marks.startsWith(open.marks) && info === ''
    if (isEnd) open = undefined
    return { text, line, sample, isFence: isEnd }
  })
}

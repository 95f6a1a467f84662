import type { Problem } from '../../problems/problem.ts'
import type { FileContext } from '../report.ts'
import { type PageLine, pageLines } from './page-lines.ts'

/**
 * What a page may be at most. Parsers of Markdown, grammars and programs that draw need the square of some of these in time,
 * and a stack as deep as the page is. Each is at least twice what the longest page of the documentation has; with all of them a
 * page takes less than two seconds, which `npm run fuzz` measures.
 */
export const most = {
  /** Characters of a page, and its lines. */
  page: 60_000,
  lines: 2_000,
  /** Characters of a line. */
  line: 2_000,
  /** Characters of all diagrams of a page. */
  diagrams: 3_000,
  /** Signs of Markdown in a paragraph. */
  signs: 250,
  /** Lists, quotes and blocks in each other; the markers of all lists and quotes on the page. */
  depth: 10,
  markers: 2_000,
  /** Brackets in each other, in a sample. */
  brackets: 30,
} as const

type LimitProblem = Pick<Problem, 'line' | 'message' | 'hint'>

/** Why a page is not even parsed; nothing for every page that a person writes. */
export function limitProblems(source: string, { file, bodyOffset }: FileContext): Problem[] {
  const tooLong = longPage(source)
  const lines = tooLong.length > 0 ? [] : pageLines(source)
  const blocks = samples(lines)
  const found = [
    ...tooLong,
    ...lines.flatMap(longLine),
    ...deepLines(lines),
    ...denseParagraphs(lines),
    ...largeDiagrams(blocks),
    ...blocks.flatMap(deepSample),
  ]
  return found.map(({ line = 1, ...rest }) => ({ file, line: line + bodyOffset, ...rest }))
}

function longPage(source: string): LimitProblem[] {
  const { length } = source
  const lines = source.split('\n').length
  const what = length > most.page ? `${length} characters; ${most.page}` : `${lines} lines; ${most.lines}`
  if (length <= most.page && lines <= most.lines) return []
  return [{ message: `The page has ${what} is the most.`, hint: 'Make several pages of it.' }]
}

function longLine({ text: { length }, line }: PageLine): LimitProblem[] {
  if (length <= most.line) return []
  return [{ line, message: `The line has ${length} characters; ${most.line} is the most.`, hint: 'Break it.' }]
}

/** Markers of lists and quotes on a line, how far it is indented, and how many blocks are open around it. */
function deepLines(lines: readonly PageLine[]): LimitProblem[] {
  let open = 0
  let all = 0
  for (const { text, line, sample } of lines) {
    if (sample !== undefined || isRule(text)) continue
    const start = /^(?:[ \t]|>|[-*+](?=\s)|\d{1,9}[.)](?=\s))*/.exec(text.slice(0, most.line))?.[0] ?? ''
    const markers = start.match(/[>*+-]|\d+/g)?.length ?? 0
    all += markers
    if (all > most.markers) {
      const message = `The page has more than ${most.markers} items of lists and lines of quotes.`
      return [{ line, message, hint: 'Make several pages of it.' }]
    }
    // A list in a list stands two columns further to the right, or more.
    const columns = start.replaceAll('\t', '    ').length
    if (/^\s*:::+\s*[\w{[]/.test(text)) open += 1
    else if (/^\s*:::+\s*$/.test(text)) open = Math.max(0, open - 1)
    if (Math.max(markers, open) <= most.depth && columns <= 4 * most.depth) continue
    const message = `Lists, quotes or blocks stand in each other more than ${most.depth} deep.`
    return [{ line, message, hint: 'Write it flatter.' }]
  }
  return []
}

/** `* * *`, which is no list. */
function isRule(text: string): boolean {
  return /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,})$/.test(text)
}

/** A paragraph ends with an empty line, a sample, or where something else begins. */
function denseParagraphs(lines: readonly PageLine[]): LimitProblem[] {
  let signs = 0
  for (const { text, line, sample } of lines) {
    if (sample !== undefined || /^[\s>]*(?:$|\||[-*+]\s|\d+[.)]\s|#|:::)/.test(text)) signs = 0
    if (sample !== undefined) continue
    signs += text.match(/[*_~`[\]<$!:&]/g)?.length ?? 0
    if (signs <= most.signs) continue
    const hint = 'If all of them are meant, make several paragraphs of it; else write \\ before each.'
    return [{ line, message: `The paragraph has more than ${most.signs} signs of Markdown.`, hint }]
  }
  return []
}

function samples(lines: readonly PageLine[]): PageLine[][] {
  const found: PageLine[][] = []
  for (const [index, one] of lines.entries()) {
    if (one.sample === undefined) continue
    if (lines[index - 1]?.sample === undefined || (one.isFence && lines[index - 1]?.isFence)) found.push([])
    found.at(-1)?.push(one)
  }
  return found
}

/** Together, since each takes its own time. */
function largeDiagrams(blocks: readonly (readonly PageLine[])[]): LimitProblem[] {
  let length = 0
  for (const block of blocks) {
    const [first] = block
    if (!/^(?:mermaid|dot)$/.test(first?.sample ?? '')) continue
    length += block.reduce((sum, { text }) => sum + text.length, 0)
    if (length <= most.diagrams) continue
    const message = `The diagrams of the page have more than ${most.diagrams} characters.`
    return [{ line: first?.line, message, hint: 'Nobody could read so much: draw less, or make several pages of it.' }]
  }
  return []
}

function deepSample(lines: readonly PageLine[]): LimitProblem[] {
  let depth = 0
  for (const { text, line } of lines) {
    let deepest = depth
    for (const [sign] of text.matchAll(/[([{)\]}]/g)) {
      depth = Math.max(0, depth + ('([{'.includes(sign) ? 1 : -1))
      deepest = Math.max(deepest, depth)
    }
    if (deepest <= most.brackets) continue
    const message = `Brackets stand in each other more than ${most.brackets} deep.`
    return [{ line, message, hint: 'Close them, or take the sample out.' }]
  }
  return []
}

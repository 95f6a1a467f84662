import type { Root, RootContent, Text } from 'hast'
import type { VFile } from 'vfile'
import { contextOf } from '../report.ts'
import { bindWords } from './bind-words.ts'

/**
 * Sets non-breaking spaces. A run of text goes over the borders of inline elements (`в <strong>дом</strong>`), so it is
 * joined first; every rule replaces one space by one other, so it can be cut again at the same places.
 */
export function rehypeTypography(tree: Root, file: VFile): void {
  const { locale } = contextOf(file)
  for (const run of textRuns(tree)) {
    const before = run.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join('')
    const after = bindWords(before, locale)
    if (after !== before) cut(run, after)
  }
}

/** Elements that belong to the line of text around them; every other element begins a run of its own. */
const inline = new Set(['a', 'abbr', 'b', 'del', 'em', 'mark', 's', 'span', 'strong', 'sub', 'sup', 'u'])
/** What is typed or drawn is not touched; in a line of text it stands for a word. */
const verbatim = new Set(['code', 'kbd', 'pre', 'math', 'svg', 'img', 'input', 'samp'])
const word = '\ufffc'

type Piece = Text | string

function textRuns(root: Root): Piece[][] {
  const runs: Piece[][] = [[]]
  addRuns(root.children, runs)
  return runs.filter((run) => run.some((piece) => typeof piece !== 'string'))
}

function addRuns(nodes: readonly RootContent[], runs: Piece[][]): void {
  for (const node of nodes) {
    if (node.type === 'text') runs.at(-1)?.push(node)
    if (node.type !== 'element') continue
    if (verbatim.has(node.tagName)) runs.at(-1)?.push(word)
    else if (inline.has(node.tagName)) addRuns(node.children, runs)
    else {
      runs.push([])
      addRuns(node.children, runs)
      runs.push([])
    }
  }
}

function cut(run: readonly Piece[], text: string): void {
  let at = 0
  for (const piece of run) {
    if (typeof piece === 'string') at += piece.length
    else {
      piece.value = text.slice(at, at + piece.value.length)
      at += piece.value.length
    }
  }
}

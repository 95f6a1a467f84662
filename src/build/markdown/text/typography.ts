import type { Root, RootContent, Text } from 'hast'
import type { VFile } from 'vfile'
import type { LocaleCode } from '../../../model/locale.ts'
import { contextOf } from '../report.ts'

/**
 * Sets non-breaking spaces. A run of text goes over the borders of inline elements (`в <strong>дом</strong>`), so it is
 * joined first; every rule replaces one space by one other, so it can be cut again at the same places.
 */
export function rehypeTypography(tree: Root, file: VFile): void {
  const { locale } = contextOf(file)
  for (const run of textRuns(tree)) {
    const before = run.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join('')
    const after = rules[locale].reduce((text, rule) => text.replace(rule, nbsp), before)
    if (after !== before) cut(run, after)
  }
}

const nbsp = '\u00a0'
const units = 'ns|µs|μs|ms|s|min|h|B|[KMGT]i?B|[kMG]bit|[kMG]?Hz|px|rem|нс|мкс|мс|с|мин|ч|Б|[КМГТ]и?Б|КБ|Гц|[кМГ]Гц'
const shortWords = 'а|без|в|во|для|до|за|и|из|изо|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у'
/** A version such as 1.2.3 counts nothing. */
const number = String.raw`(?<![\p{L}\p{N}_.,-])\d+(?:[.,]\d+)?(?![.,]?\d)`

const unitRule = new RegExp(`(?<=${number})[ \\n](?=(?:${units})(?![\\p{L}\\p{N}_]))`, 'gu')

/** Every rule matches exactly one space or line end. */
const rules: Readonly<Record<LocaleCode, readonly RegExp[]>> = {
  en: [unitRule],
  ru: [
    unitRule,
    new RegExp(`(?<=(?<![\\p{L}\\p{N}_.@/-])(?:${shortWords}))[ \\n](?=\\S)`, 'giu'),
    /(?<=\S)[ \n](?=—(?:\s|$))/gu,
    /(?<=\p{L})[ \n](?=(?:ж|же|б|бы|ли|ль)(?![\p{L}\p{N}_-]))/gu,
    // A number and what it counts, unless a short word follows: that one is bound to the next word.
    new RegExp(`(?<=${number})[ \\n](?=\\p{Script=Cyrillic}|%|°)(?!(?:${shortWords})(?!\\p{L}))`, 'giu'),
    /(?<=(?<!\p{N})\d{1,3})[ \n](?=\d{3}(?!\p{N}))/gu,
    /(?<=[№§])[ \n](?=\d)/gu,
    /(?<=(?<!\p{L})т\.)[ \n](?=[едпкно]\.)/giu,
    /(?<=(?<!\p{L})\p{Lu}\.)[ \n](?=\p{Lu})/gu,
  ],
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

import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { suggestion } from '../../../model/nearest.ts'
import { contextOf, report, stringsOf } from '../report.ts'
import { checkMark } from './check.ts'
import { checkLines } from './check-lines.ts'
import { readColours, writeColours } from './colours.ts'
import { type Fence, fencesIn, replaceFence } from './fence.ts'
import { codeFigure } from './figure.ts'
import { coloured } from './highlight.ts'
import { type CodeLanguage, languageNamed, languageNames } from './languages.ts'
import { linesOf } from './lines.ts'
import { type CodeMeta, parseCodeMeta } from './meta.ts'
import { runHere } from './run-here.ts'
import { screenColours } from './screen.ts'

/** Fences of these names belong to other plugins. */
const otherNames = new Set(['math', 'mermaid', 'dot'])

interface Sample {
  readonly fence: Fence
  readonly meta: CodeMeta
  /** Of the screen that it shows, where they are known. */
  readonly colours?: string
}

/** Turns code blocks into figures with coloured lines. */
export async function rehypeCode(tree: Root, file: VFile): Promise<void> {
  const samples = new Map<Element, Sample>()
  for (const fence of fencesIn(tree)) {
    if (otherNames.has(fence.name)) continue
    samples.set(fence.pre, { fence, meta: metaOf(fence, file) })
  }
  const outputs = new Map([...samples.values()].map((sample) => [sample, sampleOf(sample, samples, file)]))
  for (const [sample, shown] of outputs) {
    await replace(
      { ...sample, colours: screenColours(sample.meta, shown, file) },
      programOf(sample, [...samples.values()]),
      file,
    )
  }
}

async function replace({ fence, meta, colours }: Sample, program: string, file: VFile): Promise<void> {
  const language = languageOf(fence, file)
  const source = linesOf(fence.text, meta.diff)
  checkLines({ fence, meta }, language, source, file)
  const texts = source.map((line) => line.text)
  const sample = coloured(language, texts, file.data.knownColours)
  const lines = (colours && readColours(colours, texts)) || (await sample.lines)
  if (language.grammar) file.data.colours = { ...file.data.colours, [sample.name]: writeColours(lines) }
  const { foldSamples } = contextOf(file)
  const folded = meta.fold === undefined && foldSamples !== undefined ? { ...meta, fold: foldSamples } : meta
  const check = checkMark(fence, language, meta, program, file)
  replaceFence(
    fence,
    codeFigure(
      { language, meta: folded, source, lines, notes: fence.notes },
      stringsOf(file),
      contextOf(file).locale,
      check,
      runHere(fence, language, meta, file),
    ),
  )
}

/** The sample with the other parts of its program. */
function programOf({ fence, meta }: Sample, samples: readonly Sample[]): string {
  if (meta.part === undefined) return fence.text
  const parts = samples.filter((sample) => sample.meta.part === meta.part && sample.fence.name === fence.name)
  return parts.map((sample) => sample.fence.text).join('\n')
}

function metaOf(fence: Fence, file: VFile): CodeMeta {
  const { meta, problems } = parseCodeMeta(fence.meta, fence.name)
  for (const { message, hint } of problems) report(file, fence.pre, message, hint)
  if (meta.alt !== undefined)
    report(file, fence.pre, '"alt" belongs to diagrams.', 'Use title for the header of a block.')
  return meta
}

/** Text, where nobody knows the language: the problem stops the build anyway. */
function languageOf({ name, pre }: Fence, file: VFile): CodeLanguage {
  const language = languageNamed(name)
  if (language) return language
  report(file, pre, `Unknown language "${name}" of a code block.`, suggestion(name, languageNames))
  return { id: 'text', label: '' }
}

/** The sample of an output, which it follows directly, or with paragraphs between them. */
function sampleOf({ fence, meta }: Sample, samples: ReadonlyMap<Element, Sample>, file: VFile): Sample | undefined {
  if (!meta.output) return undefined
  const siblings = fence.parent.children
  for (const node of siblings.slice(0, siblings.indexOf(fence.pre as never)).reverse()) {
    if (node.type !== 'element' || node.tagName === 'p') continue
    const sample = samples.get(node)
    if (sample && !sample.meta.output) return sample
    break
  }
  report(file, fence.pre, 'There is no sample before this output.', 'Put it below the block whose output it is.')
  return undefined
}

import type { Element, Root } from 'hast'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { suggestion } from '../../../model/nearest.ts'
import { contextOf, report, stringsOf } from '../report.ts'
import { checkMark } from './check.ts'
import { writeColours } from './colours.ts'
import { type Fence, fencesIn, replaceFence } from './fence.ts'
import { codeFigure } from './figure.ts'
import { coloured } from './highlight.ts'
import { type CodeLanguage, languageNamed, languageNames } from './languages.ts'
import { linesOf, type SourceLine } from './lines.ts'
import { type CodeMeta, parseCodeMeta } from './meta.ts'
import { stretchesOf } from './setup.ts'

/** Fences of these names belong to other plugins. */
const otherNames = new Set(['math', 'mermaid', 'dot'])

interface Sample {
  readonly fence: Fence
  readonly meta: CodeMeta
}

/** Turns code blocks into figures with coloured lines. */
export const rehypeCode: Plugin<[], Root> = () => async (tree, file) => {
  const samples = new Map<Element, Sample>()
  for (const fence of fencesIn(tree)) {
    if (otherNames.has(fence.name)) continue
    samples.set(fence.pre, { fence, meta: metaOf(fence, file) })
  }
  for (const sample of samples.values()) checkOutput(sample, samples, file)
  for (const sample of samples.values()) await replace(sample, programOf(sample, [...samples.values()]), file)
}

async function replace({ fence, meta }: Sample, program: string, file: VFile): Promise<void> {
  const language = languageOf(fence, file)
  const source = linesOf(fence.text, meta.diff)
  checkLines({ fence, meta }, language, source, file)
  const texts = source.map((line) => line.text)
  const sample = coloured(language, texts, file.data.knownColours)
  const lines = await sample.lines
  if (language.grammar) file.data.colours = { ...file.data.colours, [sample.name]: writeColours(lines) }
  const check = checkMark(fence, language, meta, program, file)
  replaceFence(fence, codeFigure({ language, meta, source, lines }, stringsOf(file), contextOf(file).locale, check))
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

const linesHint = 'Lines count from 1, also where "lines=10" writes other numbers beside them.'

function checkLines({ fence, meta }: Sample, language: CodeLanguage, lines: readonly SourceLine[], file: VFile): void {
  const count = lines.length === 1 ? 'one line' : `${lines.length} lines`
  for (const [name, numbers] of [['highlighted', meta.highlighted] as const, ['folded', meta.setup] as const]) {
    const last = numbers.at(-1) ?? 0
    if (last > lines.length)
      report(file, fence.pre, `Line ${last} is to be ${name}, but the block has ${count}.`, linesHint)
  }
  checkSetup({ fence, meta }, lines, file)
  if (meta.diff && !lines.some((line) => line.change)) {
    report(file, fence.pre, 'A diff has no line that begins with + or -.', 'Mark the lines, or remove diff.')
  }
  if (language.id === 'console' && !meta.output && !lines.some(({ text }) => /^\$(?: |$)/.test(text))) {
    report(file, fence.pre, 'A console block has no input.', 'Begin what is typed with "$ ", or use sh or text.')
  }
}

function checkSetup({ fence, meta }: Sample, lines: readonly SourceLine[], file: VFile): void {
  const last = meta.setup.at(-1)
  if (last === undefined || last > lines.length) return
  if (meta.output) report(file, fence.pre, 'An output has no set-up.', 'Remove setup={…}: it belongs to samples.')
  else if (
    stretchesOf(
      lines.map(({ text }) => text),
      meta.setup,
    ).every(({ isSetup }) => isSetup)
  ) {
    report(file, fence.pre, 'The set-up is the whole block.', 'Leave out the lines that the sample is about.')
  }
}

/** An output follows its sample directly, or with paragraphs between them. */
function checkOutput({ fence, meta }: Sample, samples: ReadonlyMap<Element, Sample>, file: VFile): void {
  if (!meta.output) return
  const siblings = fence.parent.children
  for (const node of siblings.slice(0, siblings.indexOf(fence.pre as never)).reverse()) {
    if (node.type !== 'element' || node.tagName === 'p') continue
    const sample = samples.get(node)
    if (sample && !sample.meta.output) return
    break
  }
  report(file, fence.pre, 'There is no sample before this output.', 'Put it below the block whose output it is.')
}

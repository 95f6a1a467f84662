import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { report } from '../report.ts'
import { checkMark } from './check.ts'
import { checkLines } from './check-lines.ts'
import { readColours, writeColours } from './colours.ts'
import { fencesIn, replaceFence } from './fence.ts'
import { codeFigure } from './figure.ts'
import { coloured } from './highlight.ts'
import { linesOf } from './lines.ts'
import { runHere } from './run-here.ts'
import { type Sample, sampleIn } from './sample.ts'
import { screenColours } from './screen.ts'

/** Fences of these names belong to other plugins. */
const otherNames = new Set(['math', 'mermaid', 'dot'])

/** Turns code blocks into figures with coloured lines. */
export async function rehypeCode(tree: Root, file: VFile): Promise<void> {
  const fences = fencesIn(tree).filter(({ name }) => !otherNames.has(name))
  const samples = fences.map((fence) => sampleIn(fence, file))
  // All of them before the first is replaced: an output looks for the sample before it.
  const screens = samples.map((sample) => screenColours(sample, shownBy(sample, samples, file), file))
  for (const [index, sample] of samples.entries()) {
    await replace(sample, programOf(sample, samples), screens[index], file)
  }
}

/** @param screen colours of the screen that the sample shows, where they are known */
async function replace(sample: Sample, program: string, screen: string | undefined, file: VFile): Promise<void> {
  const { fence, language, meta } = sample
  const source = linesOf(fence.text, meta.diff)
  checkLines(sample, source, file)
  const texts = source.map(({ text }) => text)
  const { name, lines: found } = coloured(language, texts, file.data.knownColours)
  const lines = (screen && readColours(screen, texts)) || (await found)
  if (language.grammar) file.data.colours = { ...file.data.colours, [name]: writeColours(lines) }
  const marks = { check: checkMark(sample, program, file), here: runHere(sample, file) }
  replaceFence(fence, codeFigure({ ...sample, ...marks, source, lines }, file))
}

/** The sample with the other parts of its program. */
function programOf({ fence, meta }: Sample, samples: readonly Sample[]): string {
  if (meta.part === undefined) return fence.text
  const parts = samples.filter((sample) => sample.meta.part === meta.part && sample.fence.name === fence.name)
  return parts.map((sample) => sample.fence.text).join('\n')
}

/** The sample of an output, which it follows directly, or with paragraphs between them. */
function shownBy({ fence, meta }: Sample, samples: readonly Sample[], file: VFile): Sample | undefined {
  if (!meta.output) return undefined
  const siblings = fence.parent.children
  const before = siblings.slice(0, siblings.indexOf(fence.pre as never))
  const last = before.findLast((node) => node.type === 'element' && node.tagName !== 'p')
  const sample = samples.find(({ fence: { pre } }) => pre === last)
  if (sample && !sample.meta.output) return sample
  report(file, fence.pre, 'There is no sample before this output.', 'Put it below the block whose output it is.')
  return undefined
}

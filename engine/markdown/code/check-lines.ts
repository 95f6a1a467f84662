import type { VFile } from 'vfile'
import { report } from '../report.ts'
import type { Fence } from './fence.ts'
import type { SourceLine } from './lines.ts'
import type { Sample } from './sample.ts'
import { stretchesOf } from './setup.ts'

const linesHint = 'Lines count from 1, also where "lines=10" writes other numbers beside them.'

/** Reports marks that name lines or words which the block does not have. */
export function checkLines(sample: Sample, lines: readonly SourceLine[], file: VFile): void {
  const { fence, language, meta } = sample
  const count = lines.length === 1 ? 'one line' : `${lines.length} lines`
  const noted = fence.notes.map(({ line }) => line).sort((a, b) => a - b)
  const named = { highlighted: meta.highlighted, folded: meta.setup, marked: noted }
  for (const [name, numbers] of Object.entries(named)) {
    const last = numbers.at(-1) ?? 0
    if (last > lines.length)
      report(file, fence.pre, `Line ${last} is to be ${name}, but the block has ${count}.`, linesHint)
  }
  if (meta.fold !== undefined && meta.fold >= lines.length) {
    const message = `The block is to fold after line ${meta.fold}, but it has ${count}.`
    report(file, fence.pre, message, 'Remove the mark fold.')
  }
  checkWords(fence, lines, file)
  checkSetup(sample, lines, file)
  if (meta.diff && !lines.some((line) => line.change)) {
    report(file, fence.pre, 'A diff has no line that begins with + or -.', 'Mark the lines, or remove diff.')
  }
  if (language.id === 'console' && !meta.output && !lines.some(({ text }) => /^\$(?: |$)/.test(text))) {
    report(file, fence.pre, 'A console block has no input.', 'Begin what is typed with "$ ", or use sh or text.')
  }
}

function checkWords({ notes, pre }: Fence, lines: readonly SourceLine[], file: VFile): void {
  for (const { line, word } of notes) {
    const text = lines[line - 1]?.text
    if (word === undefined || text === undefined || text.includes(word)) continue
    report(file, pre, `Line ${line} has no "${word}" to mark.`, 'Write behind "word:" what stands on the line.')
  }
}

function checkSetup({ fence, meta }: Sample, lines: readonly SourceLine[], file: VFile): void {
  const last = meta.setup.at(-1)
  if (last === undefined || last > lines.length) return
  const texts = lines.map(({ text }) => text)
  if (meta.output) report(file, fence.pre, 'An output has no set-up.', 'Remove setup={…}: it belongs to samples.')
  else if (stretchesOf(texts, meta.setup).every(({ folded }) => folded === 'setup')) {
    report(file, fence.pre, 'The set-up is the whole block.', 'Leave out the lines that the sample is about.')
  }
}

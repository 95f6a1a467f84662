import { typedCommands } from './cli-lines/console.ts'
import { checkedLanguages } from './find/checked.ts'
import { outputsOf, sampleOfRecorded } from './find/outputs.ts'
import { isSample } from './find/programs.ts'
import { type Block, type Complaint, complain, type Page } from './model.ts'

/** Words for people, and not samples: nothing in them can be wrong by itself. */
const prose = new Set(['text', 'md', 'diff'])

/** The largest share of samples that may be excused. */
export const excuseLimit = 0.03

/** Complaints about what would go unchecked without anybody's noticing. */
export function checkUnchecked(pages: readonly Page[]): Complaint[] {
  const blocks = pages.flatMap((page) => page.blocks)
  const samples = blocks.filter(({ meta, language }) => !meta.output && !prose.has(language))
  if (samples.length === 0) {
    return [{ file: 'content', message: 'There is nothing to check.', hint: 'No page has a sample: is this the site?' }]
  }
  return [...blocks.flatMap(uncheckedPart), ...tooManyExcuses(samples)]
}

/** Whether a block of command lines says how the sample runs; with stand-ins alone, its output would be compared with nothing. */
function runsRecorded(block: Block): boolean {
  const recorded = block.page.blocks.find((one) => one.meta.recorded && !one.meta.by && sampleOfRecorded(one) === block)
  return recorded !== undefined && recorded.meta.standin === undefined
}

/** Whether the file of a project lies beside something on its page that runs: what is wrong with it shows there. */
function isUsed({ page, source }: Block): boolean {
  return source !== undefined && page.blocks.some(({ meta }) => meta.run || meta.tool)
}

function uncheckedPart(block: Block): Complaint[] {
  const { meta, language, name } = block
  if (!isSample(block)) return []
  if (!checkedLanguages.has(language) && !prose.has(language) && !isUsed(block)) {
    const hint = 'Write a check for it, or say in the fence why there is none: excuse="…".'
    return [complain(block, 0, `Nothing checks samples of "${name}".`, { hint })]
  }
  const [output] = outputsOf(block)
  if (output && !meta.run && !meta.part && output.meta.excuse === undefined && !runsRecorded(block)) {
    const hint = 'Mark the sample with run, or the output with excuse="…".'
    return [complain(output, 0, 'This output belongs to a sample that nobody runs.', { hint })]
  }
  const showsOutput = language === 'console' && typedCommands(block.text).some((typed) => typed.output.trim())
  if (!showsOutput || meta.run || meta.tool) return []
  const hint = 'Mark the block with run, with tool where it calls xec, or with excuse="…".'
  return [complain(block, 0, 'The output in this session comes from commands that nobody runs.', { hint })]
}

function tooManyExcuses(samples: readonly Block[]): Complaint[] {
  const excused = samples.filter(({ meta }) => meta.excuse !== undefined)
  if (excused.length <= samples.length * excuseLimit) return []
  const share = ((excused.length / samples.length) * 100).toFixed(1)
  const message = `${excused.length} of ${samples.length} samples are excused, ${share} %; at most 3 % may be.`
  return [{ file: excused[0]?.page.file ?? 'content', line: excused[0]?.line, message, hint: 'Check some of them.' }]
}

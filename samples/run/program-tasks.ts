import { outputsOf } from '../find/outputs.ts'
import { isSample, type Program, programsOf } from '../find/programs.ts'
import type { LineOutcome, Outcome } from '../job.ts'
import { type Block, type Complaint, complain, type Findings, type Page } from '../model.ts'
import { readKeys } from '../terminal/keys.ts'
import { filesUpTo, hostsIn, importsOf, readEnv } from './files.ts'
import { endingOf, isOfLaterNode, outputComplaint } from './judge.ts'
import { metRealPrograms } from './real-programs.ts'
import { nodeLine } from './run-job.ts'
import { serverNeeds } from './server-needs.ts'
import { atBlock, type RunTask } from './task.ts'

const nothing: Findings = { passed: [], complaints: [] }
const runnable: ReadonlySet<string> = new Set(['ts', 'js', 'sh'])

/** What the samples of a page that are marked `run` give to run. */
export function programTasks(page: Page): (RunTask | Complaint)[] {
  const programs = programsOf(page, runnable).filter(({ blocks }) => blocks.some(({ meta }) => meta.run))
  return programs.map((program) => {
    const last = program.blocks.at(-1) as Block
    const files = [
      ...filesUpTo(last).filter(({ name }) => name !== program.file),
      { name: program.file, text: program.text },
    ]
    const texts = files.map(({ text }) => text)
    const line = program.language === 'sh' ? `exec /bin/sh ${program.file}` : nodeLine(program.file)
    const env = readEnv(program.blocks.find(({ meta }) => meta.env)?.meta.env)
    const needs = serverNeeds(importsOf(program.text, files))
    const { interrupt } = last.meta
    const typed = last.meta.keys === undefined ? { keys: undefined } : readKeys(last.meta.keys)
    if ('problem' in typed) return complain(last, 0, typed.problem, { hint: typed.hint })
    const job = {
      files,
      lines: [line],
      env,
      hosts: hostsIn([...texts, ...Object.values(env)]),
      ...needs,
      ...(interrupt && { interruptAfter: interrupt }),
      ...(typed.keys && { keys: typed.keys }),
      ...(last.side && { listsFiles: true as const }),
    }
    // What a container answers, no stand-in knows.
    const isComparable = (outcome: Outcome) => last.meta.target !== 'docker' || metRealPrograms(needs, outcome)
    return {
      kind: 'program',
      at: atBlock(last),
      job,
      judged: program.blocks.flatMap((block) => [block, ...outputsOf(block)]),
      judge: (outcome) => (isComparable(outcome) ? judge(program, outcome) : nothing),
    }
  })
}

function judge(program: Program, whole: Outcome): Findings {
  const [outcome] = whole.lines
  const last = program.blocks.at(-1) as Block
  if (!outcome) return { passed: [], complaints: [complain(last, 0, 'The sample did not run.')] }
  const outputs = program.blocks.flatMap(outputsOf)
  const complaint = endingOf(last, 0, outcome) ?? firstDifference(outputs, outcome)
  if (complaint) return { passed: [], complaints: [complaint] }
  const samples = program.blocks.filter(isSample)
  const how = outputs.some(isOfLaterNode) ? 'compiled' : 'run'
  return {
    passed: samples.map((block) => ({ block, how, output: outcome.output, screen: outcome.screen })),
    complaints: [],
  }
}

/** Several blocks of output, such as those of parts, show one output in pieces. */
function firstDifference(outputs: readonly Block[], { output }: LineOutcome): Complaint | undefined {
  const [first] = outputs
  if (!first || outputs.some(isOfLaterNode)) return undefined
  if (outputs.length === 1) return outputComplaint(first, 1, first.text, output)
  const shown = outputs.map(({ text }) => text).join('\n')
  const complaint = outputComplaint(first, 1, shown, output, outputs.map(({ meta }) => meta.varies ?? '').join(' '))
  return complaint && { ...complaint, line: lineAmong(outputs, (complaint.line ?? 0) - first.line) }
}

/** Line of the file for a line of the joined outputs. */
function lineAmong(outputs: readonly Block[], joined: number): number {
  let rest = joined
  for (const block of outputs) {
    const length = block.text.split('\n').length
    if (rest <= length || block === outputs.at(-1)) return block.line + rest
    rest -= length
  }
  return joined
}

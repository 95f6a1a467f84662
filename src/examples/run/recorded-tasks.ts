import { shellCommands } from '../cli-lines/words.ts'
import { sampleOfRecorded } from '../find/outputs.ts'
import { programsOf } from '../find/programs.ts'
import { type Block, type Complaint, complain, type Findings, type Page } from '../model.ts'
import { filesUpTo, hostsIn, readEnv } from './files.ts'
import type { JobFile, Outcome } from './job.ts'
import { endingOf } from './judge.ts'
import { nodeLine, quote } from './run-job.ts'
import { atBlock, type RunTask } from './task.ts'

/** The blocks of a page that show what `docker` and `kubectl` are called with. */
export function recordedTasks(page: Page): (RunTask | Complaint)[] {
  return page.blocks.filter(({ meta }) => meta.recorded).map(recordedTask)
}

function recordedTask(block: Block): RunTask | Complaint {
  const sample = sampleOfRecorded(block)
  const program = programsOf(block.page, new Set(['ts', 'js'])).find(({ blocks }) => sample && blocks.includes(sample))
  const by = block.meta.by ?? program?.file
  if (!by) {
    const hint = 'Put it below a TypeScript or JavaScript sample, or write by="deploy.ts staging".'
    return complain(block, 0, 'Nothing says what ran these commands.', { hint })
  }
  const files: JobFile[] = filesUpTo(block).filter(({ name }) => name !== program?.file)
  if (program) files.push({ name: program.file, text: program.text })
  const lines = shellCommands(by).map(({ words }) => lineOf(words.map(({ text }) => text)))
  const hosts = hostsIn(files.map(({ text }) => text))
  const job = { files, lines, env: readEnv(block.meta.env), hosts }
  return { at: atBlock(block), job, judge: (outcome) => judge(block, outcome, sample) }
}

function lineOf([command = '', ...args]: string[]): string {
  return command === 'xec' ? ['exec xec', ...args.map(quote)].join(' ') : nodeLine(command, args)
}

function judge(block: Block, outcome: Outcome, sample: Block | undefined): Findings {
  for (const line of outcome.lines) {
    const complaint = endingOf(sample && !block.meta.by ? sample : block, 0, line)
    if (complaint) return { passed: [], complaints: [complaint] }
  }
  const printed = outcome.lines.flatMap(({ commands }) => commands)
  const shown = shellCommands(block.text)
  const count = Math.max(shown.length, printed.length)
  for (let index = 0; index < count; index++) {
    const page = shown[index]?.words.map(({ text }) => text)
    const run = printed[index]
    if (JSON.stringify(page) === JSON.stringify(run)) continue
    const said = `page: ${written(page)}\nran:  ${written(run)}\n\nAll that ran:\n${printed.map(written).join('\n')}`
    const message = 'The command on the page is not the one that Xec runs.'
    return { passed: [], complaints: [complain(block, shown[index]?.line ?? 0, message, { said })] }
  }
  return passedBy(block, sample, printed.map(written).join('\n'))
}

function passedBy(block: Block, sample: Block | undefined, output: string): Findings {
  const passed = [{ block, how: 'recorded' as const, output }]
  if (sample && !block.meta.by) passed.push({ block: sample, how: 'recorded', output })
  return { passed, complaints: [] }
}

function written(words: readonly string[] | undefined): string {
  return words ? words.map(quote).join(' ') : '(nothing)'
}

import { callsTool } from '../cli-lines/calls-tool.ts'
import { outputsOf, sampleOfRecorded } from '../find/outputs.ts'
import { programsOf } from '../find/programs.ts'
import type { JobFile, LineOutcome, Outcome } from '../job.ts'
import { type Block, type Complaint, complain, type Findings, type Page, type Passed } from '../model.ts'
import { quote } from '../quote.ts'
import { shellCommands } from '../shell-commands.ts'
import { filesUpTo, hostsIn, readEnv } from './files.ts'
import { endingOf, outputComplaint } from './judge.ts'
import { metRealPrograms } from './real-programs.ts'
import { nodeLine } from './run-job.ts'
import { serverNeeds } from './server-needs.ts'
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
  for (const name of (block.meta.files ?? '').split(/\s+/).filter(Boolean)) files.push({ name, text: `${name}\n` })
  if (program) files.push({ name: program.file, text: program.text })
  const lines = shellCommands(by).map(({ words }) => lineOf(words.map(({ text }) => text)))
  const texts = files.map(({ text }) => text)
  const dockerfiles = files.filter(({ name }) => name.endsWith('Dockerfile')).map(({ text }) => text)
  const calling = program ? [program.text, ...dockerfiles] : texts
  const needs = block.meta.standin ? {} : serverNeeds(calling, block.text)
  const { env, interrupt } = block.meta
  const ends = interrupt && { interruptAfter: interrupt }
  const variables = readEnv(env)
  const hosts = hostsIn([...texts, ...Object.values(variables)])
  const job = { files, lines, env: variables, hosts, ...needs, ...ends }
  const session = callsTool(by) ? { session: block } : {}
  const isReal = (outcome: Outcome) => metRealPrograms(needs, outcome)
  const own = sample && !block.meta.by ? sample : undefined
  return {
    kind: 'recorded',
    at: atBlock(block),
    job,
    ...session,
    judged: [block, ...(own ? [own] : []), ...outputsOf(own ?? block)],
    judge: (outcome) => judge(block, outcome, sample, isReal(outcome)),
  }
}

function lineOf([command = '', ...args]: string[]): string {
  return command === 'xec' ? ['exec xec', ...args.map(quote)].join(' ') : nodeLine(command, args)
}

function judge(block: Block, outcome: Outcome, sample: Block | undefined, isReal: boolean): Findings {
  const named = sample && !block.meta.by ? sample : block
  // The tool stays open after a task on a target, until Ctrl+C.
  const isEnded = (line: LineOutcome) => block.meta.interrupt !== undefined && line.code === 130
  const ending = outcome.lines.flatMap((line) => (isEnded(line) ? [] : (endingOf(named, 0, line) ?? [])))[0]
  const complaint =
    ending ?? commandsComplaint(block, outcome) ?? (isReal ? answerComplaint(named, outcome) : undefined)
  if (complaint) return { passed: [], complaints: [complaint] }
  return passedBy(block, sample, outcome, isReal)
}

/** The first command line that is not the one on the page. */
function commandsComplaint(block: Block, outcome: Outcome): Complaint | undefined {
  const printed = outcome.lines.flatMap(({ commands }) => commands)
  const shown = shellCommands(block.text)
  const count = Math.max(shown.length, printed.length)
  for (let index = 0; index < count; index++) {
    const page = shown[index]?.words.map(({ text }) => text)
    const run = printed[index]
    if (JSON.stringify(page) === JSON.stringify(run)) continue
    const said = `page: ${written(page)}\nran:  ${written(run)}\n\nAll that ran:\n${printed.map(written).join('\n')}`
    const message = 'The command on the page is not the one that Xec runs.'
    return complain(block, shown[index]?.line ?? 0, message, { said })
  }
  return undefined
}

/** What a real server answered; a stand-in has nothing to say about it. */
function answerComplaint(named: Block, outcome: Outcome): Complaint | undefined {
  const [output] = outputsOf(named)
  if (!output) return undefined
  return outputComplaint(output, 1, output.text, outcome.lines.map((line) => line.output).join(''))
}

function passedBy(block: Block, sample: Block | undefined, { lines }: Outcome, isReal: boolean): Findings {
  const output = lines.flatMap(({ commands }) => commands.map(written)).join('\n')
  const passed: Passed[] = [{ block, how: 'recorded', output }]
  const how = isReal ? 'run' : 'recorded'
  if (sample && !block.meta.by) passed.push({ block: sample, how, output })
  return { passed, complaints: [] }
}

function written(words: readonly string[] | undefined): string {
  return words ? words.map(quote).join(' ') : '(nothing)'
}

import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { compareOutput, readVaries } from '../../engine/model/compare-output.ts'
import type { LineOutcome } from '../job.ts'
import { type Block, type Complaint, complain } from '../model.ts'
import { nodeMajor } from '../record/versions.ts'
import { maxMegabytes, maxProcesses } from '../sandbox/processes.ts'
import { foreignPrograms } from './foreign-programs.ts'

/** How a program must not end, whatever it prints. */
export function endingOf(block: Block, line: number, outcome: LineOutcome): Complaint | undefined {
  const said = tail(outcome.output)
  const { exit = 0 } = block.meta
  const seconds = outcome.milliseconds / 1000
  if (outcome.stopped === 'time') return complain(block, line, `The sample did not end within ${seconds} s.`, { said })
  if (outcome.stopped === 'output') return complain(block, line, 'The sample prints without end.', { said })
  if (outcome.stopped === 'processes')
    return complain(block, line, `The sample runs more than ${maxProcesses} processes at once.`, { said })
  if (outcome.stopped === 'memory')
    return complain(block, line, `The sample takes more than ${maxMegabytes} MB of memory.`, { said })
  if (outcome.signal) return complain(block, line, `The sample was ended by ${outcome.signal}.`, { said })
  if (outcome.code === exit) return undefined
  const hint = exit === 0 ? 'If it is meant to fail, say so in the fence: exit=1.' : undefined
  const code = `exit code ${outcome.code}${signalOf(outcome.code)}`
  return complain(block, line, `The sample ended with ${code}, not ${exit}.`, { said, hint })
}

/** Names the signal that an exit code stands for in a shell and outside a sandbox: 137 is 128 and SIGKILL. */
function signalOf(code: number | null): string {
  const name = Object.entries(constants.signals).find(([, number]) => number + 128 === code)?.[0]
  return name ? `, as after ${name}` : ''
}

/** The complaint about an output that is not the one on the page; `line` is that of the shown output's first line. */
export function outputComplaint(
  block: Block,
  line: number,
  shown: string,
  printed: string,
  mark = block.meta.varies,
): Complaint | undefined {
  const varies = readVaries(mark)
  if (!varies) {
    const hint = 'Write regular expressions between slashes: varies="/\\d+ ms/".'
    return complain(block, 0, `"varies" cannot be read: ${mark}`, { hint })
  }
  const unused = varies.find((pattern) => !shown.match(pattern))
  if (unused) return complain(block, 0, `Nothing in the output matches ${unused.source} of "varies".`)
  const difference = compareOutput(shown, printed, varies)
  if (!difference) return undefined
  const said = `page:    ${difference.shown}\nprinted: ${difference.printed}\n\nAll of it:\n${tail(printed)}`
  return complain(block, line + difference.line - 1, 'The output on the page is not what the sample printed.', { said })
}

/** The programs that blocks need and this machine lacks. */
export function missingPrograms(blocks: readonly Block[]): string[] {
  const names = blocks.flatMap(({ meta }) => meta.needs?.split(/\s+/) ?? [])
  // The `script` of other systems takes other options.
  const needsTerminal = blocks.some(({ meta }) => meta.keys)
  const lacksTerminal = needsTerminal && (process.platform !== 'linux' || !isInstalled('script'))
  return [...names.filter((name) => !isInstalled(name)), ...(lacksTerminal ? ['script'] : [])]
}

/** Folders that the sandbox shows empty. */
const covered = /^\/(?:home|root|mnt|media)(?:\/|$)/

/** Administrators' programs too: on some systems the path of a user does not lead to them. */
function isInstalled(name: string): boolean {
  const seen = (process.env.PATH ?? '').split(delimiter).filter((folder) => !covered.test(folder))
  const folders = [...seen, '/usr/sbin', '/sbin', foreignPrograms]
  return folders.some((folder) => existsSync(join(folder, name)))
}

/** Whether the output on the page is that of a later Node than the one that runs here. */
export function isOfLaterNode({ meta }: Block): boolean {
  return (meta.node ?? 0) > nodeMajor
}

/** The end of a long text, where programs say what went wrong. */
export function tail(text: string, lines = 25): string {
  const all = text.trimEnd().split('\n')
  return all.length > lines ? ['…', ...all.slice(-lines)].join('\n') : all.join('\n')
}

import { callsTool } from '../cli-lines/calls-tool.ts'
import { typedCommands } from '../cli-lines/console.ts'
import { isSample } from '../find/programs.ts'
import type { Outcome } from '../job.ts'
import { type Block, type Complaint, complain, type Findings, type Page } from '../model.ts'
import { filesUpTo, hostsIn, readEnv } from './files.ts'
import { isOfLaterNode } from './judge.ts'
import { judgeSession } from './judge-session.ts'
import { serverNeeds } from './server-needs.ts'
import { atBlock, type RunTask } from './task.ts'
import { toolNeeds } from './tool-needs.ts'

/**
 * The terminal sessions of a page: each command runs, with the page's files around it. Those marked `run` run in every check,
 * those marked `tool` with the tool itself.
 */
export function consoleTasks(page: Page): (RunTask | Complaint)[] {
  return page.blocks
    .filter((block) => isSample(block) && (block.meta.tool || (block.language === 'console' && block.meta.run)))
    .map((block) => misplacedMark(block) ?? consoleTask(block))
}

function misplacedMark(block: Block): Complaint | undefined {
  const { run, tool } = block.meta
  if (tool && block.language !== 'console') return complain(block, 0, '"tool" is a mark of console blocks.')
  if (tool && run) return complain(block, 0, 'A session has one of the marks "run" and "tool".')
  const call = tool ? undefined : typedCommands(block.text).find(({ command }) => callsTool(command))
  const hint = 'Mark the block with tool in place of run.'
  return call && complain(block, call.line, 'A session with xec is recorded with the tool itself.', { hint })
}

function consoleTask(block: Block): RunTask {
  const { tool, before, env, interrupt } = block.meta
  const lines = [...(before ? [before] : []), ...typedCommands(block.text).map(({ command }) => command)]
  const files = filesUpTo(block)
  const variables = readEnv(env)
  const texts = [...files.map(({ text }) => text), ...lines, ...Object.values(variables)]
  const called = files.filter(({ name }) => lines.some((line) => line.includes(name))).map(({ text }) => text)
  const job = {
    files,
    lines,
    env: variables,
    hosts: hostsIn(texts),
    ...(tool ? toolNeeds(files, called, lines) : serverNeeds([...called, ...lines])),
    ...(interrupt && { interruptAfter: interrupt, isTerminal: true as const }),
    ...(block.side && { listsFiles: true as const }),
  }
  return {
    kind: 'session',
    at: atBlock(block),
    job,
    ...(tool && { session: block }),
    judged: [block],
    judge: (outcome) => judge(block, outcome),
  }
}

function judge(block: Block, outcome: Outcome): Findings {
  const complaints = judgeSession(block, outcome)
  if (complaints.length > 0) return { passed: [], complaints }
  const output = outcome.lines.map((line) => line.output).join('')
  const how = block.meta.tool ? 'tool' : isOfLaterNode(block) ? 'parsed' : 'run'
  return { passed: [{ block, how, output }], complaints: [] }
}

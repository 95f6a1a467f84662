import { typedCommands } from '../cli-lines/console.ts'
import type { LineOutcome, Outcome } from '../job.ts'
import type { Block, Complaint } from '../model.ts'
import { endingOf, isOfLaterNode, outputComplaint } from './judge.ts'

/** What is wrong in a terminal session: each command must end as it is to, and have printed what the page shows. */
export function judgeSession(block: Block, outcome: Outcome): Complaint[] {
  const typed = typedCommands(block.text)
  const isLast = (index: number) => index === typed.length - 1
  const [before, lines] = block.meta.before ? [outcome.lines.slice(0, 1), outcome.lines.slice(1)] : [[], outcome.lines]
  const prepared = before.flatMap((line) => endingOf(endingWith(block, 0), 0, line) ?? [])
  if (prepared.length > 0) return prepared
  return typed.flatMap(({ line, output, command }, index) => {
    const result = lines[index]
    if (!result) return []
    const expected = isInterrupted(block, result)
      ? endingWith(block, 130)
      : isLast(index)
        ? block
        : endingWith(block, 0)
    const first = line + command.split('\n').length
    const difference = isOfLaterNode(block) ? undefined : outputComplaint(block, first, output, result.output)
    return endingOf(expected, line, result) ?? difference ?? []
  })
}

/** Whether a command ended as most do after Ctrl+C. */
function isInterrupted({ meta }: Block, { code, output }: LineOutcome): boolean {
  return meta.interrupt !== undefined && code === 130 && output.includes('^C')
}

/** Only the last command may end otherwise. */
function endingWith(block: Block, exit: number): Block {
  return { ...block, meta: { ...block.meta, exit } }
}

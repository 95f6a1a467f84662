import { isSample } from '../find/programs.ts'
import { type Block, type Complaint, complain } from '../model.ts'
import { shellCommands } from '../shell-commands.ts'
import { isTool, toolAt } from './calls-tool.ts'
import { checkLine, type ProjectNames } from './check-line.ts'
import { typedCommands } from './console.ts'

/** Complaints about the command lines of the tool in a block of shell, or in a terminal session. */
export function checkCliLines(block: Block, names: ProjectNames): Complaint[] {
  if (!isSample(block)) return []
  return scriptsIn(block).flatMap(({ script, line: start }) =>
    shellCommands(script).flatMap(({ words, line }) => {
      const problem = isTool(words) ? checkLine(words.slice(toolAt(words)), names) : undefined
      const at = start + line - 1
      const isShown = problem?.isEffect && block.marked.includes(at)
      return problem && !isShown ? [complain(block, at, problem.message, { hint: problem.hint })] : []
    }),
  )
}

/** Scripts of a block and the line at which each begins. */
export function scriptsIn({ language, text }: Block): { script: string; line: number }[] {
  if (language === 'sh') return [{ script: text, line: 1 }]
  if (language !== 'console') return []
  return typedCommands(text).map(({ command, line }) => ({ script: command, line }))
}

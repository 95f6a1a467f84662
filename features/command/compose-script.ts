import type { Choices } from './choices.ts'
import { copyScript } from './copy-script.ts'
import type { CommandFacts } from './facts.ts'
import { forwardScript } from './forward-script.ts'
import { logsScript } from './logs-script.ts'
import { runScript } from './run-script.ts'
import { taskScript } from './task-script.ts'

/** The TypeScript that does the same as the line. The choices are without problems. */
export function composeScript(choices: Choices, facts: CommandFacts): string {
  switch (choices.work) {
    case 'run':
      return runScript(choices)
    case 'copy':
      return copyScript(choices)
    case 'forward':
      return forwardScript(choices)
    case 'logs':
      return logsScript(choices, facts)
    case 'task':
      return taskScript(choices)
  }
}

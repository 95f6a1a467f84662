import type { Choices } from './choices.ts'
import type { CommandFacts } from './facts.ts'
import type { CommandStrings } from './labels/en.ts'
import type { Problems } from './problems.ts'

/** What the parts of the form share. */
export interface FormProps {
  readonly choices: Choices
  readonly facts: CommandFacts
  readonly problems: Problems
  readonly strings: CommandStrings
  readonly change: (changed: Partial<Choices>) => void
}

/** What is wrong with a field, in the reader's words. */
export function problemOf(field: string, { problems, strings }: FormProps): string | undefined {
  const problem = problems[field]
  return problem && strings.problems[problem.kind].replace('{what}', problem.what)
}

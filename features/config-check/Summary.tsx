import parts from '../../engine/tools/parts/parts.module.css'
import type { CheckedText } from './check-text.ts'
import type { ConfigStrings } from './labels/en.ts'
import type { ToolProblem } from './load-config.ts'

interface SummaryProps {
  readonly said: ConfigStrings
  readonly checked: CheckedText | undefined
  readonly tool: readonly ToolProblem[] | undefined
}

/** What was found, in a sentence that is read out when it changes. */
export function Summary({ said, checked, tool = [] }: SummaryProps) {
  const found = checked ? [problems(said, checked, tool), withoutEffect(said, checked)].filter(Boolean) : []
  return (
    <p role="status" className={parts.label}>
      {found.join(', ')}
    </p>
  )
}

function problems(said: ConfigStrings, checked: CheckedText, tool: readonly ToolProblem[]): string {
  const count = checked.problems.length || tool.length
  return count === 0 ? said.noProblems : said.problemCount(count)
}

function withoutEffect(said: ConfigStrings, { effects }: CheckedText): string {
  const count = effects.filter(({ effect }) => effect === 'none').length
  return count === 0 ? '' : said.effectCount(count)
}

import { formatProblem, ProblemError } from '../problem.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import type { ReportedProblem } from './reference.ts'

/**
 * Logs or throws each problem, by the level that the configuration gives its kind.
 * @throws ProblemError with all problems whose level is `throw`.
 */
export function reportProblems(problems: readonly ReportedProblem[], levels: ResolvedConfig['reports']): void {
  const fatal: ReportedProblem[] = []
  for (const problem of problems) {
    const level = levels[problem.kind]
    if (level === 'throw') fatal.push(problem)
    else if (level === 'warn') console.warn(`warning: ${formatProblem(problem)}`)
    else if (level === 'log') console.log(formatProblem(problem))
  }
  if (fatal.length > 0) throw new ProblemError(fatal)
}

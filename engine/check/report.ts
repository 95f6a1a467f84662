import type { ReportedProblem } from '../config/reported-problem.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import { formatProblem, ProblemError } from '../problems/problem.ts'

/** Takes what stops nothing, as it is said. */
export type Warn = (text: string, level: 'warn' | 'log') => void

/** Says it at once. */
export const warnAtOnce: Warn = (text, level) => console[level](text)

/**
 * Passes on or throws each problem, by the level that the configuration gives its kind.
 * @throws ProblemError with all problems whose level is `throw`.
 */
export function reportProblems(
  problems: readonly ReportedProblem[],
  levels: ResolvedConfig['reports'],
  warn: Warn,
): void {
  const fatal: ReportedProblem[] = []
  for (const problem of problems) {
    const level = levels[problem.kind]
    if (level === 'throw') fatal.push(problem)
    else if (level === 'warn') warn(`warning: ${formatProblem(problem)}`, level)
    else if (level === 'log') warn(formatProblem(problem), level)
  }
  if (fatal.length > 0) throw new ProblemError(fatal)
}

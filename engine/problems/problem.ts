/** Something wrong in what somebody wrote, said so that they can mend it. */
export interface Problem {
  /** Path from the site's root, with forward slashes. */
  readonly file: string
  /** 1-based; absent where the problem concerns the whole file. */
  readonly line?: number
  readonly column?: number
  /** What is wrong, in one sentence. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
}

/** Stops the build with one or more problems. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'))
    this.name = 'ProblemError'
    this.problems = problems
  }
}

/** `content/en/docs/a.md:12:3  message` and the hint on a line of its own. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.line && problem.column].filter((part) => part !== undefined)
  return `${place.join(':')}  ${problem.message}${problem.hint ? `\n    ${problem.hint}` : ''}`
}

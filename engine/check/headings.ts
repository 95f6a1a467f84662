import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'

/** Headings to which nobody can link by a word. */
export function checkHeadings({ docs, blog, homes }: Site): ReportedProblem[] {
  const warnings = [...docs, ...blog.posts, ...homes].flatMap(({ article }) => article.warnings ?? [])
  return warnings.map((warning) => ({ kind: 'brokenAnchors', ...warning }))
}

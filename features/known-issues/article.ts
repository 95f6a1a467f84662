import type { ArticlePart } from '../../engine/markdown/article-part.ts'
import { issueEntry, plainFacts } from './blocks/entry.ts'
import { remarkIssues } from './blocks/issues.ts'
import { issueList, issuesTable } from './blocks/list.ts'

export const article: ArticlePart = {
  drawn: { issues: { draw: issuesTable } },
  blocks: { issue: issueEntry, issues: issueList },
  steps: { drawn: remarkIssues },
  plainHeads: { issue: plainFacts },
}

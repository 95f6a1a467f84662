import type { Feature } from '../../engine/feature.ts'
import type { Issue } from '../../engine/model/issue.ts'
import { messagesIn } from '../tool-reference/messages.ts'
import { referenceStateOf } from '../tool-reference/reference-state.ts'
import { pageIssues } from './page-issues.ts'
import { issueStrings } from './strings.ts'
import { writtenIssues } from './written-issues.ts'

declare module '../../engine/markdown/article.ts' {
  interface FeatureData {
    /** Entries of Known issues that the page holds or lists; absent where it has to do with none. */
    readonly issues: readonly Issue[]
  }
}

/** Pages hold what is known to be wrong with the tool, each entry with its facts; others list them. */
export const knownIssues = {
  name: 'known-issues',
  labels: [issueStrings],
  article: () => import('./article.ts'),
  articleData: ({ root, docs }) => {
    const reference = referenceStateOf(root)
    const issues = pageIssues(docs, reference && messagesIn(reference))
    return ({ file }) => {
      const own = issues.get(file)
      return own ? { issues: own } : {}
    }
  },
  tellsFaults: (source) => writtenIssues(source).length > 0,
} satisfies Feature

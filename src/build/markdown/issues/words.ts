import type { IssueFacts } from '../../../model/issue.ts'
import { targets } from '../../../model/target.ts'
import type { ArticleStrings } from '../../../strings/en/article.ts'

/** Facts of an issue in the words of a language. */
export function factWords(
  { severity, on, repaired }: IssueFacts,
  { issues }: ArticleStrings,
): { readonly severity: string; readonly on: string; readonly repaired: string } {
  const places = on.map((target) => issues.places[target]).join(', ')
  return {
    severity: issues.severities[severity],
    on: on.length === targets.length ? issues.everywhere : places,
    repaired: repaired ?? issues.notKnown,
  }
}

import type { ArticleStrings } from '../../../engine/labels/en/article.ts'
import type { IssueFacts } from '../../../engine/model/issue.ts'
import { targets } from '../../../engine/model/target.ts'

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

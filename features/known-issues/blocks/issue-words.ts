import type { IssueFacts } from '../../../engine/model/issue.ts'
import { targets } from '../../../engine/model/target.ts'
import type { IssueStrings } from '../labels/en.ts'

/** Facts of an issue in the words of a language. */
export function factWords(
  { severity, on, repaired }: IssueFacts,
  strings: IssueStrings,
): { readonly severity: string; readonly on: string; readonly repaired: string } {
  const places = on.map((target) => strings.places[target]).join(', ')
  return {
    severity: strings.severities[severity],
    on: on.length === targets.length ? strings.everywhere : places,
    repaired: repaired ?? strings.notKnown,
  }
}

import { useMemo } from 'react'
import { builtHtml } from '../trusted/policy.ts'

/** HTML of the build for `dangerouslySetInnerHTML`. The same object for the same text: React would set another one anew. */
export function useBuiltHtml(html: string): { readonly __html: string } {
  return useMemo(() => ({ __html: builtHtml(html) }), [html])
}

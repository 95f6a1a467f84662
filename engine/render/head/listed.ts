import type { PageMeta } from '../../model/page.ts'

/** Whether search engines and previews have a use for a page: those of unknown addresses and of results tell nothing. */
export function isListed({ kind }: PageMeta): boolean {
  return kind !== 'not-found' && kind !== 'search'
}

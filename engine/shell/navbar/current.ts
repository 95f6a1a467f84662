import { canonicalPath } from '../../model/route.ts'

/** When a link of the bar is current besides on its own page: never, on pages below it, beside the sidebar. */
export type CurrentRule = 'page' | 'below' | 'sidebar'

/** What a page is to a rule: its href (or path, if the link's is one), and whether a sidebar stands beside it. */
export interface CurrentPage {
  readonly href: string
  readonly hasSidebar: boolean
}

/** `page` on the very page; `true` in the part of the site that the link leads to. */
export function currentOf(href: string, rule: CurrentRule, page: CurrentPage): 'page' | 'true' | undefined {
  const [own, shown] = [canonicalPath(href), canonicalPath(page.href)]
  if (own === shown) return 'page'
  if (rule === 'below') return shown.startsWith(`${own}/`) ? 'true' : undefined
  return rule === 'sidebar' && page.hasSidebar ? 'true' : undefined
}

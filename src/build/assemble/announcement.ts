import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type { Locale } from '../../model/locale.ts'
import type { Announcement } from '../../model/navbar.ts'
import { hrefOf, localizedPath, type Route } from '../../model/route.ts'
import { type SiteConfig, textIn } from '../../model/site-config.ts'
import type { ResolvedConfig } from '../site/load-site.ts'

/** The announcement of a locale; links to routes in it lead to that locale. */
export function resolveAnnouncement(config: ResolvedConfig, locale: Locale): Announcement | null {
  const { announcement } = config
  if (!announcement) return null
  const { id, backgroundColor, textColor, isCloseable = true } = announcement
  const tree = fromHtml(textIn(announcement.content, locale.code), { fragment: true })
  visit(tree, 'element', (element) => {
    const href = element.properties.href
    if (typeof href === 'string' && href.startsWith('/')) {
      element.properties.href = hrefOf(localizedPath(href, locale), config.base)
    }
  })
  return { id, content: toHtml(tree), backgroundColor, textColor, isCloseable }
}

/** Routes that the announcement links to, in any language. */
export function announcementRoutes({ announcement, locales }: SiteConfig): Route[] {
  const routes = new Set<Route>()
  for (const { code } of announcement ? locales : []) {
    visit(fromHtml(textIn(announcement?.content ?? '', code), { fragment: true }), 'element', ({ properties }) => {
      const { href } = properties
      if (typeof href === 'string' && href.startsWith('/')) routes.add(href.replace(/[?#].*$/, ''))
    })
  }
  return [...routes]
}

/** Rules for the configured colours; they are a stylesheet because the policy allows no style attribute. */
export function announcementCss(announcement: Announcement | null): string {
  const { backgroundColor, textColor } = announcement ?? {}
  const rules = [
    backgroundColor && `--announcement-background:${backgroundColor};`,
    textColor && `--announcement-text:${textColor};`,
  ].filter(Boolean)
  return rules.length > 0 ? `:root{${rules.join('')}}` : ''
}

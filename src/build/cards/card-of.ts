import type { PageMeta } from '../../model/page.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import type { Card } from './card.ts'

/** What the card of a page shows. */
export function cardOf({ title: site, url, locales }: ResolvedConfig, meta: PageMeta): Card {
  const locale = locales.find(({ code }) => code === meta.locale)
  const breadcrumbs = 'breadcrumbs' in meta ? meta.breadcrumbs : []
  return {
    title: meta.title,
    // The last step is the page itself.
    trail: breadcrumbs.slice(0, -1).map(({ title }) => title),
    ...('target' in meta && meta.target && { target: meta.target }),
    site,
    host: new URL(url).host,
    language: locale?.label ?? '',
    lang: locale?.htmlLang ?? meta.locale,
  }
}

import { x } from 'xastscript'
import type { ResolvedConfig } from '../../config/site-config.ts'
import { xmlFile } from '../../markup/xml.ts'
import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { absoluteUrl, alternatesOf } from '../head/addresses.ts'
import { isListed } from '../head/listed.ts'

/** A rendered page and the day of its last change, where it is known. */
export interface SitemapPage {
  readonly path: Path
  readonly meta: PageMeta
  readonly updated: string | null
}

/** What the protocol allows in one file; beyond it an index of several would be needed. */
const most = 50_000

/** Every page that search engines should know, in every language, but for the lists of tags. */
export function sitemap(config: ResolvedConfig, pages: readonly SitemapPage[]): string {
  const listed = pages.filter(({ meta }) => isListed(meta) && meta.kind !== 'blog-tags' && meta.kind !== 'blog-tag')
  if (listed.length > most) throw new Error(`A sitemap holds ${most} pages, and there are ${listed.length}.`)
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  }
  const entries = listed.map((page) => entry(config, page))
  return xmlFile(x('urlset', names, entries))
}

function entry(config: ResolvedConfig, { path, meta, updated }: SitemapPage) {
  return x('url', [
    x('loc', absoluteUrl(config, path)),
    ...(updated === null ? [] : [x('lastmod', updated)]),
    x('changefreq', 'weekly'),
    x('priority', '0.5'),
    ...alternatesOf(config, meta).map(({ hreflang, url }) =>
      x('xhtml:link', { rel: 'alternate', hreflang, href: url }),
    ),
  ])
}

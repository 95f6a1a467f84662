import { labelsIn } from '../labels/labels-in.ts'
import { searchStrings } from '../labels/search-strings.ts'
import { escapeAttribute, escapeText } from '../markup/escape.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import type { PageMeta } from '../model/page.ts'
import { hrefOf, localizedPath } from '../model/route.ts'
import type { Files } from '../write/output.ts'
import type { RenderContext } from './page-feature.ts'
import { renderPage } from './render-page.ts'

/** Renders the search page of a locale. Search engines have no use for it. */
export function renderSearch(context: RenderContext, locale: Locale): Files {
  const { code } = locale
  const { locales } = context.site.loaded.config
  const { label: title, description } = labelsIn(searchStrings, locale)
  const alternates = Object.fromEntries(locales.map((other) => [other.code, localizedPath('/search', other)]))
  const meta: PageMeta = { kind: 'search', route: '/search', locale: code, title, description, alternates }
  const content = {
    html: siteIndex(context, code),
    styles: [],
    chunkStyle: context.bundle.searchStyle,
  }
  const head = ['<meta name="robots" content="noindex">']
  return renderPage(context, localizedPath('/search', locale), meta, content, head)
}

/** All pages of the last docs version and all posts as plain links, for readers without JavaScript. */
function siteIndex({ site }: RenderContext, locale: LocaleCode): string {
  const docs = site.docs.filter(({ source }) => source.version.isLast)
  const pages = [...docs, ...site.blog.posts].filter(({ source }) => source.locale === locale)
  const links = pages.map(({ source, meta }) => {
    const href = hrefOf(source.path, site.loaded.config.base)
    return `<li><a href="${escapeAttribute(href)}">${escapeText(meta.title)}</a></li>`
  })
  return `<ul>${links.join('')}</ul>`
}

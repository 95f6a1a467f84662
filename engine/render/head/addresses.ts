import type { ResolvedConfig } from '../../config/site-config.ts'
import { escapeAttribute } from '../../markup/escape.ts'
import type { PageMeta } from '../../model/page.ts'
import { hrefOf, type Path } from '../../model/route.ts'

/** Address of a path on the public site. */
export function absoluteUrl(config: Pick<ResolvedConfig, 'url' | 'base'>, path: Path): string {
  return config.url + hrefOf(path, config.base)
}

/** A page in one language, as search engines are told of it. */
export interface Alternate {
  readonly hreflang: string
  readonly url: string
}

/** The page in every language in which it exists; the default language is `x-default` as well. */
export function alternatesOf(config: ResolvedConfig, { alternates }: Pick<PageMeta, 'alternates'>): Alternate[] {
  const own = config.locales.flatMap(({ code, htmlLang }) => {
    const path = alternates[code]
    return path === undefined ? [] : [{ hreflang: htmlLang, url: absoluteUrl(config, path) }]
  })
  const [first] = own
  return first ? [...own, { hreflang: 'x-default', url: first.url }] : []
}

/** Canonical address, and the same page in other languages. */
export function addressLinks(config: ResolvedConfig, meta: PageMeta, path: Path): string[] {
  const alternates = alternatesOf(config, meta).map(
    ({ hreflang, url }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(url)}">`,
  )
  return [`<link rel="canonical" href="${escapeAttribute(absoluteUrl(config, path))}">`, ...alternates]
}

import type { PageMeta } from '../../model/page.ts'
import { hrefOf, type Path } from '../../model/route.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import { escapeAttribute } from './escape.ts'

/** Address of a path on the public site. */
export function absoluteUrl(config: ResolvedConfig, path: Path): string {
  return config.url + hrefOf(path, config.base)
}

/** Canonical address and the alternates in other languages; the default language is `x-default` as well. */
export function alternateLinks(config: ResolvedConfig, meta: PageMeta): string[] {
  const own = meta.alternates[meta.locale]
  if (own === undefined) return []
  const link = (rel: string, path: Path) => `<link ${rel} href="${escapeAttribute(absoluteUrl(config, path))}">`
  const alternates = config.locales.flatMap(({ code, htmlLang }) => {
    const path = meta.alternates[code]
    return path === undefined ? [] : [link(`rel="alternate" hreflang="${htmlLang}"`, path)]
  })
  const fallback = meta.alternates[config.locales[0]?.code ?? meta.locale] ?? own
  return [link('rel="canonical"', own), ...alternates, link('rel="alternate" hreflang="x-default"', fallback)]
}

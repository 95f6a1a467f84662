import { createHash } from 'node:crypto'
import type { DocPage } from '../assemble/site.ts'
import { codeVersion } from '../cache/code-version.ts'
import type { LocaleCode } from '../model/locale.ts'
import { keyOfArticle } from '../parse/article-cache.ts'
import type { RenderContext } from './page-feature.ts'

/** Gives the key of a page; undefined where its article was never in a cache. */
export type PageKey = (page: DocPage) => string | undefined

/**
 * Keys of the pages of the documentation: hashes of all that `renderDoc` makes them of. What is added to rendering belongs in
 * here, unless it is part of a page's meta, of its article, of the shell, of the configuration or of the code.
 */
export function pageKeys(context: RenderContext): PageKey {
  const commons = new Map<LocaleCode, string>()
  return (page) => {
    const article = keyOfArticle(page.article)
    if (article === undefined) return undefined
    const { locale, path } = page.source
    const common = commons.get(locale) ?? hashOf([codeVersion(), ...commonOf(context, locale)])
    commons.set(locale, common)
    return hashOf([common, article, path, page.meta, context.pageImages?.add(page.meta)])
  }
}

/** What all pages of a language are made of. */
function commonOf({ site, bundle, shells, assets }: RenderContext, locale: LocaleCode): unknown[] {
  const { folder: _, ...client } = bundle
  const sidebars = site.sidebars.filter((sidebar) => sidebar.locale === locale)
  return [client, shells.get(locale), sidebars, assets, site.loaded.config]
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64')
}

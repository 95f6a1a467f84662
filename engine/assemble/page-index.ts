import type { DocsVersionConfig } from '../config/docs-config.ts'
import type { Locale } from '../model/locale.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'

/** Pages of one locale and version by their id. */
export type PageIndex = ReadonlyMap<string, ParsedPage>

/** The pages of a locale and version among all; of two with one id, the first. */
export function indexPages(parsed: readonly ParsedPage[], version: DocsVersionConfig, locale: Locale): PageIndex {
  const index = new Map<string, ParsedPage>()
  for (const page of parsed) {
    const { source } = page
    const isOwn = source.version === version && source.locale === locale.code
    if (isOwn && !index.has(source.id)) index.set(source.id, page)
  }
  return index
}

import type { Locale } from '../model/locale.ts'
import type { DocMeta } from '../model/page.ts'
import { remembered } from '../model/remembered.ts'
import type { Route } from '../model/route.ts'
import type { Source } from '../read/source-page.ts'

/** The translations of each page, itself included. */
export function byRoute<S extends Source>(sources: readonly S[]): ReadonlyMap<Route, readonly S[]> {
  const pages = new Map<Route, S[]>()
  for (const source of sources) remembered(pages, source.route, () => []).push(source)
  return pages
}

/**
 * What a page is told of its translations: where they are and, where it is one, whether it was made from another state of its
 * source.
 * @param translations itself included
 */
export function amongTranslations(
  source: Source,
  translations: readonly Source[],
  [first]: readonly Locale[],
): Pick<DocMeta, 'alternates' | 'staleSource'> {
  const alternates = Object.fromEntries(translations.map(({ locale, path }) => [locale, path]))
  const original = translations.find(({ locale }) => locale === first?.code)
  const isStale = original && original.locale !== source.locale && source.frontMatter.source !== original.sourceHash
  return { alternates, staleSource: isStale ? original.path : undefined }
}

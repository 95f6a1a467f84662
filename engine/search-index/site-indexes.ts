import type { Site } from '../assemble/site.ts'
import { hashOf } from '../cache/seal.mjs'
import { textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import { hrefOf, localizedPath } from '../model/route.ts'
import type { IndexPlace, SearchManifest } from '../search/protocol.ts'
import { versionPathOf } from '../search/scope.ts'
import type { FilesOnDemand } from '../write/files-on-demand.ts'
import { isInContext, searchPage, searchPost } from './documents.ts'
import { hrefsOfIndex, placedFiles, placesOfIndex } from './placed-files.ts'
import type { SearchFeature } from './search-feature.ts'
import { factsOf, type SearchPage } from './search-page.ts'
import { writeIndex } from './write-index.ts'

/** The indexes of one locale. */
export interface LocaleIndexes {
  readonly locale: Locale
  readonly places: readonly IndexPlace[]
}

/** An index of a site and the pages in it. */
interface IndexContent {
  /** Tells it apart from the others of the site. */
  readonly name: string
  readonly context: string
  readonly version: string
  readonly pages: readonly SearchPage[]
}

/** The index of each locale, docs version and context that has pages; their files are promised to `files`. */
export function siteIndexes(site: Site, files: FilesOnDemand, features: readonly SearchFeature[]): LocaleIndexes[] {
  const { config } = site.loaded
  return config.locales.map((locale) => ({
    locale,
    places: indexContents(site, locale, features).map((content): IndexPlace => {
      const { context, version, name, pages } = content
      const make = () => placedFiles(name, writeIndex(pages, locale))
      files.later(Object.values(placesOfIndex(name)), { key: keyOf(name, pages, locale), make })
      return { context, version, ...hrefsOfIndex(name, config.base) }
    }),
  }))
}

/**
 * Hash of all that an index depends on. The key of an article stands for its texts and their terms, and for the code that
 * writes an index, which is part of the version of every key. Undefined where an article has none.
 */
function keyOf(name: string, pages: readonly SearchPage[], locale: Locale): string | undefined {
  if (pages.some(({ articleKey }) => articleKey === undefined)) return undefined
  return hashOf(JSON.stringify([name, locale, pages.map(factsOf)]))
}

/** What the indexes of a locale hold. */
function indexContents(site: Site, locale: Locale, features: readonly SearchFeature[]): IndexContent[] {
  const { config } = site.loaded
  return config.docs.versions.flatMap((version) => {
    const docs = site.docs.filter(({ source }) => source.locale === locale.code && source.version === version)
    // Posts have no version: they stand beside the one that readers get when they ask for none.
    const posts = version.isLast ? site.blog.posts.filter(({ source }) => source.locale === locale.code) : []
    const own = [...docs.map((page) => searchPage(page, config, features)), ...posts.map((post) => searchPost(post))]
    return config.search.contexts.flatMap(({ path }): IndexContent[] => {
      const pages = own.filter(({ route }) => isInContext(route, path))
      if (pages.length === 0) return []
      const base = hrefOf(locale.path, config.base)
      const versionUrl = version.isLast ? base : hrefOf(localizedPath(version.path, locale), config.base)
      const name = [locale.code, ...path.split('/'), ...(version.isLast ? [] : [version.name])].join('-')
      return [{ name, context: path, version: versionPathOf(versionUrl, base), pages }]
    })
  })
}

/** What the shell of a locale tells the search. */
export function searchManifest(site: Site, locale: Locale, indexes: readonly LocaleIndexes[]): SearchManifest {
  const { contexts, shortcut } = site.loaded.config.search
  const all = indexes.flatMap(({ places }) => places)
  return {
    locale: locale.code,
    contexts: contexts
      .filter(({ path }) => all.some(({ context }) => context === path))
      .map(({ path, label }) => ({ path, label: textIn(label, locale.code) })),
    shortcut,
    indexes: indexes.find((one) => one.locale === locale)?.places ?? [],
    others: indexes
      .filter((one) => one.locale !== locale)
      .map(({ locale: { code }, places }) => ({ locale: code, indexes: places })),
  }
}

import type { Locale } from '../../model/locale.ts'
import { hrefOf, localizedPath } from '../../model/route.ts'
import { textIn } from '../../model/site-config.ts'
import type { IndexPlace, SearchManifest } from '../../search/protocol.ts'
import { versionPathOf } from '../../search/scope.ts'
import type { Site } from '../assemble/site.ts'
import { cachedIndex } from '../cache/index-cache.ts'
import { FilesOnDemand } from '../render/files-on-demand.ts'
import { isInContext, searchPage, searchPost } from './documents.ts'
import type { SearchPage } from './search-page.ts'
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
  readonly locale: Locale
  readonly context: string
  readonly version: string
  readonly pages: readonly SearchPage[]
}

/** Writes the index of each locale, docs version and context that has pages; their files are added to `files`. */
export function siteIndexes(site: Site, files: Map<string, string>): LocaleIndexes[] {
  const { config } = site.loaded
  return config.locales.map((locale) => ({
    locale,
    places: indexContents(site, locale).map((content): IndexPlace => {
      const folder = putIndex(content, files)
      return { context: content.context, version: content.version, folder: hrefOf(`/${folder}`, config.base) }
    }),
  }))
}

/** What the indexes of a locale hold. */
function indexContents(site: Site, locale: Locale): IndexContent[] {
  const { config } = site.loaded
  return config.docs.versions.flatMap((version) => {
    const docs = site.docs.filter(({ source }) => source.locale === locale.code && source.version === version)
    // Posts have no version: they stand beside the one that readers get when they ask for none.
    const posts = version.isLast ? site.blog.posts.filter(({ source }) => source.locale === locale.code) : []
    const own = [...docs.map((page) => searchPage(page, config)), ...posts.map((post) => searchPost(post))]
    return config.search.contexts.flatMap(({ path }): IndexContent[] => {
      const pages = own.filter(({ route }) => isInContext(route, path))
      if (pages.length === 0) return []
      const base = hrefOf(locale.path, config.base)
      const versionUrl = version.isLast ? base : hrefOf(localizedPath(version.path, locale), config.base)
      const name = [locale.code, ...path.split('/'), ...(version.isLast ? [] : [version.name])].join('-')
      return [{ name, locale, context: path, version: versionPathOf(versionUrl, base), pages }]
    })
  })
}

/** Adds the files of an index. Those that are written later have no hash yet, and browsers keep nothing of them. */
function putIndex({ name, pages, locale }: IndexContent, files: Map<string, string>): string {
  if (files instanceof FilesOnDemand) {
    const folder = `assets/search/${name}/`
    files.later(folder, () => writeIndex(pages, locale).files)
    return folder
  }
  const index = cachedIndex(name, pages, locale)
  const folder = `assets/search/${name}-${index.hash}/`
  for (const [file, text] of index.files) files.set(folder + file, text)
  return folder
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

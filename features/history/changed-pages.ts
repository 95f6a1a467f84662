import type { Site } from '../../engine/assemble/site.ts'
import type { ChangedPages } from '../../engine/model/changed-pages.ts'
import { changedPagesRoute } from '../../engine/model/changed-pages.ts'
import type { Locale } from '../../engine/model/locale.ts'
import { hrefOf, localizedPath, type Path } from '../../engine/model/route.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import { listsChanges } from './recent-changes.ts'
import { changesOf } from './site-changes.ts'

/** Where the file of each language is. */
export function changedPagesPaths(locales: readonly Locale[]): Path[] {
  return locales.map((locale) => localizedPath(changedPagesRoute, locale))
}

/** When each page of a language was changed last: a reader's browser compares that with the visit before. */
export function changedPagesFile(site: Site, locale: Locale): string {
  const { config } = site.loaded
  const all = changesOf(site)
  const own = site.docs.filter(({ source }) => source.locale === locale.code)
  const pages = own.flatMap(({ source }) => {
    const [last] = all.get(collectionOf(source))?.byPage.get(source.file) ?? []
    return last ? [[hrefOf(source.path, config.base), last.time] as const] : []
  })
  const list = own.find(({ source }) => listsChanges(source))?.source.path
  const times = [...all.values()].flatMap(({ changes }) => changes.map(({ time }) => time))
  const file: ChangedPages = {
    newest: times.reduce((newest, time) => Math.max(newest, time), 0),
    list: list === undefined ? null : hrefOf(list, config.base),
    pages: Object.fromEntries(pages),
  }
  return JSON.stringify(file)
}

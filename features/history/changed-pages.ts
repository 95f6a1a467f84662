import type { Site } from '../../engine/assemble/site.ts'
import type { ChangedPages } from '../../engine/model/changed-pages.ts'
import { changedPagesRoute } from '../../engine/model/changed-pages.ts'
import type { Locale } from '../../engine/model/locale.ts'
import { hrefOf, localizedPath, type Path } from '../../engine/model/route.ts'
import { listsChanges } from './recent-changes.ts'
import { changesOf } from './site-changes.ts'

/** Where the file of each language is. */
export function changedPagesPaths(locales: readonly Locale[]): Path[] {
  return locales.map((locale) => localizedPath(changedPagesRoute, locale))
}

/** When each page of a language was changed last: a reader's browser compares that with the visit before. */
export function changedPagesFile(site: Site, locale: Locale): string {
  const { config } = site.loaded
  const changes = [...changesOf(site).values()].flat()
  // The newest comes last, and counts.
  const times = new Map(changes.toReversed().flatMap(({ time, pages }) => pages.map((page) => [page, time])))
  const own = site.docs.filter(({ source }) => source.locale === locale.code)
  const pages = own.flatMap(({ source: { file, path } }) => {
    const time = times.get(file)
    return time === undefined ? [] : [[hrefOf(path, config.base), time] as const]
  })
  const list = own.find(({ source }) => listsChanges(source))?.source.path
  const file: ChangedPages = {
    newest: changes.reduce((newest, { time }) => Math.max(newest, time), 0),
    list: list === undefined ? null : hrefOf(list, config.base),
    pages: Object.fromEntries(pages),
  }
  return JSON.stringify(file)
}

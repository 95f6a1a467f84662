import type { Site } from '../../engine/assemble/site.ts'
import { remembered } from '../../engine/model/remembered.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import type { History } from '../../engine/read/history/history.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { changesByPage, type OwnChange, ownChanges } from './own-changes.ts'

/** What has changed in the pages of one version in one language. */
export interface PageChanges {
  readonly changes: readonly OwnChange[]
  readonly byPage: ReadonlyMap<string, readonly OwnChange[]>
}

/** Changes of the documentation by language and version; see `collectionOf`. */
export type SiteChanges = ReadonlyMap<string, PageChanges>

/** The changes of each language and version. */
export function siteChanges(history: History, pages: readonly SourcePage[]): SiteChanges {
  const files = new Map<string, string[]>()
  for (const page of pages) remembered(files, collectionOf(page), () => []).push(page.file)
  return new Map(
    [...files].map(([key, own]) => {
      const changes = ownChanges(history, own)
      return [key, { changes, byPage: changesByPage(changes) }] as const
    }),
  )
}

const known = new WeakMap<Site, SiteChanges>()

/** The changes of a whole site, found once. */
export function changesOf(site: Site): SiteChanges {
  return remembered(known, site, () => siteChanges(site.history, site.sources))
}

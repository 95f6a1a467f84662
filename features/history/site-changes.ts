import type { Site } from '../../engine/assemble/site.ts'
import { remembered } from '../../engine/model/remembered.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import type { History } from '../../engine/read/history/history.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { type OwnChange, ownChanges } from './own-changes.ts'

/** Changes of the documentation by language and version, the newest first; see `collectionOf`. */
export type SiteChanges = ReadonlyMap<string, readonly OwnChange[]>

/** The changes of each language and version. */
export function siteChanges(history: History, pages: readonly SourcePage[]): SiteChanges {
  const files = new Map<string, string[]>()
  for (const page of pages) remembered(files, collectionOf(page), () => []).push(page.file)
  return new Map([...files].map(([key, own]) => [key, ownChanges(history, own)]))
}

const known = new WeakMap<Site, SiteChanges>()

/** The changes of a whole site, found once. */
export function changesOf(site: Site): SiteChanges {
  return remembered(known, site, () => siteChanges(site.history, site.sources))
}

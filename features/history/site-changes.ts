import { remembered } from '../../engine/model/remembered.ts'
import type { History } from '../../engine/read/history/history.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { changesByPage, type OwnChange, ownChanges } from './own-changes.ts'

/** What has changed in the pages of one version in one language. */
export interface PageChanges {
  readonly changes: readonly OwnChange[]
  readonly byPage: ReadonlyMap<string, readonly OwnChange[]>
}

/** Changes of the documentation by language and version; see `changesKey`. */
export type SiteChanges = ReadonlyMap<string, PageChanges>

/** Changes are counted apart where pages are read apart. */
export function changesKey({ locale, version }: Pick<SourcePage, 'locale' | 'version'>): string {
  return `${locale} ${version.name}`
}

/** The changes of each language and version. */
export function siteChanges(history: History, pages: readonly SourcePage[]): SiteChanges {
  const files = new Map<string, string[]>()
  for (const page of pages) remembered(files, changesKey(page), () => []).push(page.file)
  return new Map(
    [...files].map(([key, own]) => {
      const changes = ownChanges(history, own)
      return [key, { changes, byPage: changesByPage(changes) }] as const
    }),
  )
}

import { remembered } from '../model/remembered.ts'
import type { History } from '../read/history/history.ts'
import type { Source, SourcePage } from '../read/source-page.ts'

/** Any page: those of the documentation have a version. */
export type Parseable = Source & Partial<Pick<SourcePage, 'version'>>

/** All that was written, as features look at it before pages are parsed. */
export interface SiteSources {
  /** Folder of the site. */
  readonly root: string
  readonly docs: readonly SourcePage[]
  readonly history: History
  /** The pages of each version in each language, by `collectionOf`. */
  readonly collections: ReadonlyMap<string, readonly SourcePage[]>
}

/** Groups the pages of a site by version and language. */
export function siteSources(root: string, sources: readonly Parseable[], history: History): SiteSources {
  const docs = sources.filter(isDoc)
  const collections = new Map<string, SourcePage[]>()
  for (const page of docs) remembered(collections, collectionOf(page), () => []).push(page)
  return { root, docs, history, collections }
}

/** Whether a page is one of the documentation. */
export function isDoc(source: Parseable): source is SourcePage {
  return source.version !== undefined
}

/** Names the pages that belong together: those of one version in one language. */
export function collectionOf({ locale, version }: Parseable): string {
  return `${locale} ${version?.name}`
}

import type { Content } from '../cache/output-cache.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import type { PageMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import type { SiteInfo } from '../server/site-info.ts'
import type { Files } from './output.ts'

/** A site as it was rendered. */
export interface RenderedSite {
  readonly locales: readonly Locale[]
  /** Every page of the site. */
  readonly rendered: ReadonlyMap<Path, PageMeta>
  /** Newest change of the contents, where it is known. */
  readonly day: string | null
  /** Names of the pictures that the pages of a language show. */
  readonly picturesIn: (locale: LocaleCode) => ReadonlySet<string>
}

/** A site whose files are written, but for the last. */
export interface WrittenSite extends RenderedSite {
  readonly redirects: SiteInfo['redirects']
  /** Every file of the output. */
  readonly names: ReadonlySet<string>
  readonly contentOf: (name: string) => Content
  /** Size of a file on the line. */
  readonly compressedSize: (name: string) => number
}

/** A feature as the writing of a site knows it. */
export interface WrittenFeature {
  /** Files that are made last, since they name others with their hashes. */
  readonly lastFiles?: (site: WrittenSite) => Files
}

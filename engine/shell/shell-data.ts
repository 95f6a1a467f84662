import type { ShellStrings } from '../labels/en/pages.ts'
import type { LocaleCode } from '../model/locale.ts'
import type { Announcement, DocsVersion, LocaleOption, PlacedNavbarItem } from '../model/navbar.ts'
import type { SearchManifest } from '../search/protocol.ts'

/**
 * What React needs in the browser, for one locale. The build writes it to one hashed JSON file per locale, whose address tells
 * pages whether the contents of the site have changed; the browser fetches it when a reader reaches for what React draws.
 */
export interface ShellData {
  /** Identity of the client's code and of the configuration: pages of another build lead to an ordinary page load. */
  readonly build: string
  /** `/` or `/some/base/`. */
  readonly base: string
  readonly siteTitle: string
  readonly titleDelimiter: string
  readonly locale: LocaleCode
  readonly locales: readonly LocaleOption[]
  readonly strings: ShellStrings
  /** Where the search finds its indexes. */
  readonly search: ShellSearch
  readonly docs: { readonly pluginId: string; readonly versions: readonly DocsVersion[] }
  /** Href of the list of pages that the not-found page offers, `KnownRoute[]`. */
  readonly routesUrl: string
}

/** The search, and the hrefs of its workers, which are fetched together with its code. */
export interface ShellSearch extends SearchManifest {
  readonly workers: readonly string[]
}

/** What only the build shows, on every page of a locale. */
export interface LayoutData {
  /** Before the title in the bar; empty where a picture stands in its place. */
  readonly sign: string
  /** Version of the documented tool. */
  readonly toolVersion: string
  readonly navbar: { readonly items: readonly PlacedNavbarItem[]; readonly hideOnScroll: boolean }
  readonly announcement: Announcement | null
  readonly colorMode: {
    readonly default: 'light' | 'dark'
    /** Without the switch the default mode holds for everybody. */
    readonly switchable: boolean
    readonly respectSystem: boolean
  }
  /** Address of the page that takes reports of problems; the page's address is added as a parameter. */
  readonly reportUrl: string
}

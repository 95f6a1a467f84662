import type { LocaleCode } from './locale.ts'
import type { Path } from './route.ts'

/** Where an item stands in the bar. Default: right. */
export type NavbarPosition = 'left' | 'right'

/**
 * A navbar item, resolved for one locale: what the shell shows. `path` is a path of this site, `href` any address.
 * Items that follow the docs version carry one target per version name.
 */
export type NavbarItem =
  | {
      readonly type: 'default'
      readonly label: string
      readonly path?: Path
      readonly href?: string
      readonly icon?: string
    }
  | { readonly type: 'dropdown'; readonly label: string; readonly items: readonly NavbarItem[] }
  | { readonly type: 'localeDropdown' }
  | { readonly type: 'search' }
  | { readonly type: 'html'; readonly html: string }
  | {
      readonly type: 'doc' | 'docSidebar'
      readonly label: string
      readonly docsPluginId: string
      readonly paths: Readonly<Record<string, Path>>
    }
  | { readonly type: 'docsVersion'; readonly docsPluginId: string; readonly label?: string; readonly path?: Path }
  | { readonly type: 'docsVersionDropdown'; readonly docsPluginId: string; readonly versions: readonly string[] }

export type NavbarItemType = NavbarItem['type']

/** An item with its place in the bar. */
export type PlacedNavbarItem = NavbarItem & { readonly position: NavbarPosition }

/** One docs version as the shell knows it. */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Path of its root in this locale. */
  readonly path: Path
  readonly mainPath: Path
  /** Routes of its pages relative to its root, so that the version menu can stay on the same page. */
  readonly docs: readonly string[]
}

export interface FooterLink {
  readonly label: string
  readonly path?: Path
  readonly href?: string
}

export interface FooterColumn {
  readonly title: string
  readonly items: readonly FooterLink[]
}

export interface FooterLogo {
  readonly alt: string
  readonly src: string
  readonly srcDark?: string
  readonly href?: string
  readonly width?: number
  readonly height?: number
}

/** Columns of links, or a single row of them. */
export type FooterLinks =
  | { readonly style: 'columns'; readonly columns: readonly FooterColumn[] }
  | { readonly style: 'row'; readonly items: readonly FooterLink[] }

export interface Footer {
  readonly links: FooterLinks
  readonly logo?: FooterLogo
  /** Safe HTML, written by the owner of the site. */
  readonly copyright: string
}

export interface Announcement {
  /** A changed id shows the bar again to readers who had dismissed it. */
  readonly id: string
  /** Safe HTML, written by the owner of the site. */
  readonly content: string
  readonly backgroundColor?: string
  readonly textColor?: string
  readonly isCloseable: boolean
}

/** The locale menu's rows. */
export interface LocaleOption {
  readonly code: LocaleCode
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string
  readonly path: Path
}

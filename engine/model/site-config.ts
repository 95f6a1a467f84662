import type { Locale, LocaleCode, Localized } from './locale.ts'
import type { NavbarPosition } from './navbar.ts'
import type { DocsVersionConfig } from './navigation.ts'
import type { Route } from './route.ts'

/** A text that is the same in every language, or one for each. */
export type Text = string | Localized

/** A navbar item as the owner writes it in `config/site.ts`. Which keys it takes depends on its type. */
export interface NavbarItemConfig {
  /** Default: `default`, a link. */
  readonly type?: string
  /** Default: right. */
  readonly position?: NavbarPosition
  readonly label?: Text
  /** Route of this site. */
  readonly to?: Route
  /** Any other address. */
  readonly href?: string
  /** Name of an icon in `engine/styles/icon.css`, shown instead of the label, which stays as accessible name. */
  readonly icon?: string
  /** HTML of an `html` item: text, links, `strong`, `em`, `code` and the tags that pages may hold. */
  readonly value?: string
  readonly items?: readonly NavbarItemConfig[]
  /** Page of a `doc` item, relative to the docs root. */
  readonly docId?: string
  readonly sidebarId?: string
  readonly docsPluginId?: string
  /** Versions of a `docsVersionDropdown`; default: all. */
  readonly versions?: readonly string[]
}

export interface FooterLinkConfig {
  readonly label: Text
  readonly to?: Route
  readonly href?: string
}

export interface FooterConfig {
  /** Columns with a title, or links without columns for a single row. */
  readonly links: readonly ({ readonly title: Text; readonly items: readonly FooterLinkConfig[] } | FooterLinkConfig)[]
  readonly logo?: {
    readonly alt: Text
    readonly src: string
    readonly srcDark?: string
    readonly href?: string
    readonly width?: number
    readonly height?: number
  }
  /** HTML, as in an `html` item. */
  readonly copyright: Text
}

/** A part of the site that readers can search by itself. */
export interface SearchContextConfig {
  /** Beginning of its routes without slashes: `docs`. */
  readonly path: string
  readonly label: Text
}

/** What the blog says of itself. */
export interface BlogConfig {
  readonly title: Localized
  /** For search engines and feed readers, and below the title. */
  readonly description: Localized
  /** Default: 10. */
  readonly postsPerPage?: number
}

/** How loudly a kind of problem is reported: `throw` stops the build. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** What the owner of the site sets, each fact once. */
export interface SiteConfig {
  readonly title: string
  /** Between page title and site title. Default: `|`. */
  readonly titleDelimiter?: string
  readonly tagline: Localized
  /** Address of the site, without a path and without a slash at the end. */
  readonly url: string
  /** Default: `/`; the variable BASE_PATH overrides it. */
  readonly base?: string
  /** The first one is the default. */
  readonly locales: readonly Locale[]
  /** Version of the documented tool, the one that readers see. */
  readonly toolVersion: string
  readonly repository: string
  /** `{path}` stands for `en/docs/introduction/index.md` and the like. */
  readonly editUrl: string
  readonly reportUrl: string
  /** Whom to tell of a hole in the site, for `/.well-known/security.txt`: an address, or `mailto:`. Absent: there is no such file. */
  readonly securityContact?: string
  readonly navbar: { readonly items: readonly NavbarItemConfig[]; readonly hideOnScroll?: boolean }
  readonly footer: FooterConfig
  readonly announcement?: {
    readonly id: string
    /** HTML, as in an `html` item. */
    readonly content: Text
    /** Colours as CSS writes them in numbers: `#0b3d4f`, `oklch(0.35 0.06 220)`. */
    readonly backgroundColor?: string
    readonly textColor?: string
    readonly isCloseable?: boolean
  }
  readonly colorMode?: {
    readonly default?: 'light' | 'dark'
    readonly switchable?: boolean
    readonly respectSystem?: boolean
  }
  readonly docs: { readonly pluginId?: string; readonly versions: readonly DocsVersionConfig[] }
  /** Absent: a title alone. Without posts there is no blog. */
  readonly blog?: BlogConfig
  /** Old routes and where their pages are now. */
  readonly redirects?: Readonly<Record<Route, Route>>
  /** Known tab groups: the choice in one is remembered over all pages. */
  readonly tabGroups?: Readonly<Record<string, readonly string[]>>
  /** Lines that a sample shows before the rest of it folds, where its fence says nothing else. Absent: none folds. */
  readonly foldSamples?: number
  /** Third-party script, loaded deferred, and only when it is set. */
  readonly analytics?: { readonly src: string; readonly websiteId: string }
  /** Absent: docs and blog, `mod+k`. */
  readonly search?: {
    /** Prefixes of routes, each with an index of its own. */
    readonly contexts?: readonly SearchContextConfig[]
    /** Keys that open the search, with `mod` for ⌘ or Ctrl. */
    readonly shortcut?: string
    /** Breadcrumb of pages that stand in no sidebar, by the beginning of their route. */
    readonly fallbackLabels?: Readonly<Record<Route, Text>>
  }
  readonly reports?: {
    readonly brokenLinks?: Severity
    readonly brokenAnchors?: Severity
    readonly brokenMarkdownLinks?: Severity
    readonly duplicateRoutes?: Severity
    readonly duplicateTitles?: Severity
    readonly orphans?: Severity
    /** Pages that lack a language: a list of work, which `--strict` does not turn into errors. */
    readonly missingTranslations?: Severity
    /** Translations with other headings than their source, and those that do not name its state. */
    readonly brokenTranslations?: Severity
  }
}

/** Text of a locale. */
export function textIn(text: Text, locale: LocaleCode): string {
  return typeof text === 'string' ? text : text[locale]
}

import type { ShellStrings } from '../labels/en/pages.ts'
import type { LocaleOption } from '../model/navbar.ts'
import type { PageData } from '../model/page.ts'
import { dataId } from '../model/shell-ids.ts'
import type { LayoutData, ShellData } from './shell-data.ts'

/** The words that the client itself says. They come with the document: it has them where nothing else can be loaded. */
export type ClientLabels = Pick<
  ShellStrings,
  | 'copied'
  | 'copyFailed'
  | 'copyHeadingLink'
  | 'pageLoaded'
  | 'breadcrumbs'
  | 'loading'
  | 'loadFailed'
  | 'loadFailedHint'
  | 'searchFailed'
  | 'toolFailed'
  | 'retry'
>

/** The docs versions of a site that has several. */
export interface SiteVersions {
  readonly plugin: string
  /** Name of the last one. */
  readonly last: string
  readonly labels: Readonly<Record<string, string>>
}

/** What the client knows of the site. */
export interface SiteData
  extends Pick<ShellData, 'base' | 'siteTitle' | 'titleDelimiter' | 'locale'>,
    Pick<LayoutData, 'colorMode'> {
  readonly locales: readonly Pick<LocaleOption, 'code' | 'path' | 'htmlLang' | 'direction'>[]
  /** Keys for the search besides `/`: `mod+k`. */
  readonly shortcut: string
  readonly labels: ClientLabels
  readonly versions?: SiteVersions
}

/** What the document carries for the client, as JSON (`dataId`). */
export interface DocumentData extends Pick<PageData, 'build' | 'shell' | 'page'> {
  readonly site: SiteData
}

/** Reads what the document carries. */
export function readDocument(): DocumentData {
  const element = document.getElementById(dataId)
  return JSON.parse(element?.textContent ?? 'null') as DocumentData
}

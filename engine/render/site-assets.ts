import type { SiteConfig } from '../config/site-config.ts'
import type { LocaleCode } from '../model/locale.ts'

/** What the documents of a site share besides the bundle. */
export interface SiteAssets {
  /** Content of the generator tag: name and version of this site. */
  readonly generator: string
  /** Icons, manifest and the colour of the browser's bars, by locale. */
  readonly browserTags: Readonly<Partial<Record<LocaleCode, readonly string[]>>>
  /** Policies for hosts that send no headers of ours, that of the not-found page apart; null where the server sends them. */
  readonly policy: { readonly page: string; readonly notFound: string } | null
  /** Stylesheets as elements, by the names of their files below `assets/`. */
  readonly styles: Readonly<Record<string, string>>
  /** Text of the rules that the configuration asks for; empty where it asks for none. */
  readonly configuredStyle: string
  readonly analytics: SiteConfig['analytics'] | null
}

import type { Target } from '../../engine/model/target.ts'

/** The picture of a page, as messengers and social networks show it beside a link: all that it shows. */
export interface SocialImage {
  readonly title: string
  /** The way to the page, above its title. */
  readonly trail: readonly string[]
  /** The place that the page is about: its line is drawn out among the four. */
  readonly target?: Target
  /** Beside the sign stands nothing but the site. */
  readonly isPlain?: boolean
  /** Sign, name and address of the site, and the colours of its brand where it has its own. */
  readonly sign: string
  readonly accent?: { readonly fill: string; readonly onFill: string }
  readonly site: string
  readonly host: string
  /** The language in its own words, and its tag. */
  readonly language: string
  readonly lang: string
}

/** Measures that social networks ask for, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

import type { LocaleCode } from '../model/locale.ts'
import type { ArticleStyle, Heading } from '../model/page.ts'
import type { Path, Route } from '../model/route.ts'
import type { Problem } from '../problems/problem.ts'
import type { SourceState } from '../read/source-state.ts'
import type { SectionTerms } from '../search/index/section-terms.ts'
import type { PagePictures } from './pictures/picture.ts'

/** A link or an image address of an article, where it stands and where it leads. */
export interface ArticleLink {
  /** As the author wrote it. */
  readonly url: string
  /** Place in the file, 1-based, front matter included. */
  readonly line: number
  readonly column: number
  /** `route`: `/docs/…`; `file`: a relative link to a `.md` file; `hash`: `#id` of the same page; `external`: the rest. */
  readonly kind: 'route' | 'file' | 'hash' | 'external'
  /** Path in the article's locale, without base and hash. For `file` links to a file outside the content it is absent. */
  readonly path?: Path
  /** Decoded fragment without `#`. */
  readonly hash?: string
}

/** What the search index needs of a section: from a heading to the next, of whichever level. */
export interface ArticleSection {
  /** Id and text of the heading; both empty for what stands before the first one. */
  readonly id: string
  readonly heading: string
  /** Its prose, a line a block; a row of a table begins with `rowSign`. */
  readonly text: string
  /** Heads of its tables: they are found, and never shown. */
  readonly heads: string
  /** What stands in the prose as code, and the titles of samples. */
  readonly symbols: readonly string[]
  /** Those that rows of its tables begin with: an option, a flag, a method that the row is about. */
  readonly rows: readonly string[]
  /** The lines of its samples, and of what programs printed. */
  readonly code: string
  readonly output: string
}

/** The colours of samples by their names, which are hashes of language and text: what another build need not find again. */
export type SampleColours = Readonly<Record<string, string>>

/** A Markdown file turned into what the rest of the build needs. It holds plain data only, so that it can be cached. */
export interface Article {
  /** HTML of the body, without the title. Hrefs carry base and locale. */
  readonly html: string
  /** The body as Markdown that every program understands: no directives, addresses absolute. */
  readonly markdown: string
  readonly headings: readonly Heading[]
  readonly links: readonly ArticleLink[]
  /** Every id that a fragment can name. */
  readonly ids: readonly string[]
  /** Stylesheets that it needs besides the one of every page. */
  readonly styles: readonly ArticleStyle[]
  readonly sections: readonly ArticleSection[]
  /** What the search knows of each section. */
  readonly terms: readonly SectionTerms[]
  /** Names of the tool that are linked to their descriptions; absent where there are none. */
  readonly names?: readonly string[]
  /** Files of `picturesFolder` that it shows; absent where it has no pictures. */
  readonly pictures?: readonly string[]
  /** HTML of what stands before the truncation mark; absent where there is no mark. */
  readonly summary?: string
  /** What is wrong with the text: it stops the build. */
  readonly problems: readonly Problem[]
  /** Headings without an id that says anything; absent where there are none. */
  readonly warnings?: readonly Problem[]
  /** Colours of its samples, for when its text has changed; absent where it has none, and in articles that were kept. */
  readonly colours?: SampleColours
}

/** An article of which there is nothing: it could not be parsed, or is not yet. */
export const emptyArticle: Article = {
  html: '',
  markdown: '',
  headings: [],
  links: [],
  ids: [],
  styles: [],
  sections: [],
  terms: [],
  problems: [],
}

/** A folder of pages and the route that it stands for: `docs` for `/docs`. */
export interface ContentFolder {
  readonly folder: string
  readonly path: Route
}

/** What features give an article to draw from, by names of their own: each adds its kind to this. Plain data. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface FeatureData {}

/** What an article must know of the site around it. Plain data: it crosses to the worker threads. */
export interface ArticleContext {
  /** Path of the file from the site's root: `content/en/docs/introduction/index.md`. */
  readonly file: string
  readonly locale: LocaleCode
  /** `main` of the locale. */
  readonly mainLocale?: LocaleCode
  /** Codes of all locales: links do not begin with one. */
  readonly localeCodes: readonly LocaleCode[]
  /** Path of the locale's root: `/` or `/ru/`. */
  readonly localePath: Path
  readonly base: string
  /** Own site's address, without a slash at the end: links to it are not external. */
  readonly siteUrl: string
  /** Address of the page itself, on the public site. */
  readonly pageUrl: string
  /** Names of the site's features, where it has not all of them. */
  readonly features?: readonly string[]
  /** Version of the tool that `:version` prints. */
  readonly toolVersion: string
  readonly folders: readonly ContentFolder[]
  /** Known tab groups and the values of each, in order. */
  readonly tabGroups: Readonly<Record<string, readonly string[]>>
  /** Lines after which samples fold that do not say it themselves. */
  readonly foldSamples?: number
  /** Pictures that the text names, drawn already; absent where it names none. */
  readonly pictures?: PagePictures
  /** What is known of the samples; absent where none were checked. */
  readonly record?: SourceState
  /** What features know of the page: as little as it draws from, so that nothing else makes it stale. */
  readonly data: Partial<FeatureData>
}

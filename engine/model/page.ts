import type { LocaleCode } from './locale.ts'
import type { Path, Route } from './route.ts'
import type { Target } from './target.ts'

/** A heading of an article, as the table of contents shows it. */
export interface Heading {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}

/** Stylesheets for what few articles hold. What many hold is in that of every page: a navigation waits for no stylesheet. */
export const articleStyles = [
  'blog',
  'cards',
  'code-fold',
  'code-notes',
  'code-run',
  'diagram',
  'footnotes',
  'home',
  'issues',
  'math',
  'pair',
  'picture',
  'tasks',
  'tool',
] as const

export type ArticleStyle = (typeof articleStyles)[number]

/** A link to a page by its path; components add the base. */
export interface PageLink {
  readonly title: string
  readonly path: Path
}

/** A page as the not-found page knows it. */
export interface KnownRoute extends PageLink {
  /** Its language, where the one of the list has no such page. */
  readonly locale?: LocaleCode
}

/** A step of the breadcrumbs; groups without a page of their own have no path. */
export interface Breadcrumb {
  readonly title: string
  readonly path?: Path
}

interface CommonMeta {
  readonly route: Route
  readonly locale: LocaleCode
  readonly title: string
  readonly description: string
  /** Path of this page in every locale in which it exists, its own included. */
  readonly alternates: Readonly<Partial<Record<LocaleCode, Path>>>
}

/** A page of the documentation. */
export interface DocMeta extends CommonMeta {
  readonly kind: 'doc'
  /** Name of the docs version that the page belongs to. */
  readonly version: string
  /** Name of the sidebar beside the page, or null for pages without one. */
  readonly sidebar: string | null
  readonly target?: Target
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly previous?: PageLink
  readonly next?: PageLink
  /** Address where the source of the page can be edited; null for an index that nobody has written. */
  readonly editUrl: string | null
  /** Day of the last change (`2026-11-21`), or null where the history does not tell. */
  readonly updated: string | null
  /** Path of the source page, when this translation is older than it. */
  readonly staleSource?: Path
}

/** The front page of a locale: finished HTML, like an article. */
export interface HomeMeta extends CommonMeta {
  readonly kind: 'home'
  /** Path of the source page, when this translation is older than it. */
  readonly staleSource?: Path
}

/** Somebody who writes posts. */
export interface PostAuthor {
  readonly name: string
  /** Page of this site that lists what they wrote. */
  readonly path: Path
  /** What they do, in a few words. */
  readonly title?: string
  /** Address elsewhere. */
  readonly url?: string
}

/** A post of the blog. */
export interface PostMeta extends CommonMeta {
  readonly kind: 'post'
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Day of publication: `2026-11-21`. */
  readonly date: string
  /** Day of the last change that the author wants readers to know of. */
  readonly updated: string | null
  /** Time that reading takes. */
  readonly minutes: number
  readonly authors: readonly PostAuthor[]
  readonly tags: readonly PageLink[]
  readonly newer?: PageLink
  readonly older?: PageLink
  /** Address where the source of the post can be edited. */
  readonly editUrl: string
  /** Path of the source page, when this translation is older than it. */
  readonly staleSource?: Path
  /** Why only the development server shows it. */
  readonly unpublished?: 'draft' | 'scheduled'
}

/** A list of the blog: finished HTML. */
export interface BlogListMeta extends CommonMeta {
  readonly kind: 'blog-index' | 'blog-archive' | 'blog-authors' | 'blog-author' | 'blog-tags' | 'blog-tag'
  /** From the blog to this page; empty on the blog's own first page. */
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Neighbours of a page of the index. */
  readonly newerPage?: Path
  readonly olderPage?: Path
}

/** The page for unknown addresses: a React page that looks for the nearest routes. */
export interface NotFoundMeta extends CommonMeta {
  readonly kind: 'not-found'
}

/** The search page: a React page. Its `html` is the site index for readers without JavaScript. */
export interface SearchMeta extends CommonMeta {
  readonly kind: 'search'
}

export type PageMeta = DocMeta | HomeMeta | PostMeta | BlogListMeta | NotFoundMeta | SearchMeta

/** A page as the client knows it. */
export interface PageFacts {
  readonly kind: PageMeta['kind']
  readonly title: string
  readonly alternates: CommonMeta['alternates']
  /** Name of the docs version that the page belongs to. */
  readonly version?: string
  /** Where the page, or what stands for it, is in each docs version: hrefs by their names, where there are several. */
  readonly inVersions?: Readonly<Record<string, string>>
  /** Href of the sidebar beside the page, as JSON `{ html }`; absent where it has none. */
  readonly sidebar?: string
}

/** What `<route>.json` holds: a page as a later navigation needs it. */
export interface PageData {
  /** Identity of the client's code and of the configuration that this page was written for. */
  readonly build: string
  /** Href of the shell's data for the locale: another one tells that the contents of the site have changed. */
  readonly shell: string
  readonly page: PageFacts
  /** What stands between the bar and the footer, without the sidebar. React pages are an empty place in it. */
  readonly html: string
  /** Hrefs of the stylesheets that this page needs besides the one of every page. */
  readonly styles: readonly string[]
}

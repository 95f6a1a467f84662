import type { LocaleCode } from '../model/locale.ts'
import type { Target } from '../model/target.ts'

/** A part of the site that has an index of its own. */
export interface SearchContext {
  /** Prefix of its routes, without slashes: `docs`. It is what `ctx` in an address names. */
  readonly path: string
  /** What readers call it: "Documentation". */
  readonly label: string
}

/** Where the files of an index lie. */
export interface IndexFiles {
  /** Href of its head, which stays: so no page changes because a word of another one does. */
  readonly head: string
  /** What the hrefs of its other files begin with; the hash of the index, which the head tells, and their names follow. */
  readonly files: string
}

/** An index of one locale, docs version and context. */
export interface IndexPlace extends IndexFiles {
  readonly context: string
  /** Path of the docs version, without a slash in front: `docs/1.0`; empty for the last one and for what has none. */
  readonly version: string
  /** Whether it belongs to every version, as a blog does. */
  readonly unversioned?: boolean
}

/** What the shell tells the search: `ShellData.search`. */
export interface SearchManifest {
  readonly locale: LocaleCode
  readonly contexts: readonly SearchContext[]
  /** `mod+k` and the like; `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly shortcut: string
  readonly indexes: readonly IndexPlace[]
  /** Indexes of the other languages: a query that finds nothing is tried there. */
  readonly others: readonly { readonly locale: LocaleCode; readonly indexes: readonly IndexPlace[] }[]
}

/** Where a reader searches. */
export interface SearchScope {
  /** As in `IndexPlace.version`, which is also the parameter `version` of the search page; empty for the last one. */
  readonly versionPath: string
  /** Path of a context, or `!` and the path of one to leave out; undefined stands for all of them. */
  readonly context?: string
}

export interface SearchRequest extends SearchScope {
  readonly query: string
  /** 8 in the suggestion box, 100 on the search page. */
  readonly limit: number
  /** Where it is not given, what the box has room for: a line of 50 characters. */
  readonly excerpt?: ExcerptSize
}

/** How much of a text a hit shows: lines, and the characters that each of them has at most. */
export interface ExcerptSize {
  readonly lines: number
  readonly length: number
}

/** Which field of a section the query was found in; of several, the first one of this list. */
export type FoundIn = 'title' | 'heading' | 'keywords' | 'content'

/** Why a section is shown; `message`: what was pasted is the message that it is about. */
export type HitKind = FoundIn | 'message'

/** Why a hit is there although it does not say what was typed. */
export type Fallback = 'layout' | 'other-language' | 'typo'

/** A range of a text, in UTF-16 units as `String.slice` takes them. */
export type Mark = readonly [start: number, end: number]

export interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** What is shown of a text. */
export interface Excerpt extends MarkedText {
  /** Whether it is a line of a sample, or one that a program printed. */
  readonly isCode?: boolean
}

/** A section that was found. */
export interface Hit {
  readonly kind: HitKind
  /** Title of its page. Hits of one page share `u`. */
  readonly t: string
  /** Its heading; the title for what stands before the first heading. */
  readonly s: string
  /** Path of its page in the reader's locale, without base, as `Link` takes it: `/ru/docs/introduction`. */
  readonly u: string
  /** `#id` of the heading, or empty for the beginning of the page. */
  readonly h: string
  /** Breadcrumbs above the page, outermost first, the page itself left out. */
  readonly b: readonly string[]
  readonly target?: Target
  /** What the text says of it. None where title or heading say it, and while it is loading. */
  readonly excerpts: readonly Excerpt[]
  /** Where the words stand in `t` and in `s`. */
  readonly titleMarks: readonly Mark[]
  readonly headingMarks: readonly Mark[]
  readonly fallback?: Fallback
  /** Language of the excerpt where it is not the reader's: the translation of this section was found there. */
  readonly excerptLocale?: LocaleCode
  /** Words to be marked on the page, as they are written there: for `_highlight`. */
  readonly terms: readonly string[]
}

/** Why something failed: no answer, a missing file (this page is older than the site), a damaged file. */
export type FailureCause = 'unreachable' | 'outdated' | 'damaged'

export interface SearchAnswer {
  readonly query: string
  /**
   * `partial`: titles and headings only, or excerpts still to come; another answer follows. `failed`: what there is of
   * the hits, and `cause` tells what is missing.
   */
  readonly state: 'partial' | 'complete' | 'failed'
  readonly hits: readonly Hit[]
  /** How many there are altogether, beyond the limit too. */
  readonly total: number
  readonly cause?: FailureCause
  /** The query is too long: only its beginning was looked for. */
  readonly isCut?: boolean
  /** It has only words that stand everywhere, and found what is called so. */
  readonly isVague?: boolean
  /** Nothing was found: the words that were looked for, and words of titles and headings that are near. */
  readonly unknown?: { readonly words: readonly string[]; readonly nearest: readonly string[] }
}

import type { LocaleCode } from '../../model/locale.ts'
import type { Route } from '../../model/route.ts'
import type { Target } from '../../model/target.ts'

/** Number of the format below. A file with another one was written for other code. */
export const format = 2

/** What `seal` adds to each file: the hash of the index that it belongs to, and a checksum. */
export interface SealedFile {
  readonly of: string
  readonly sum: string
}

/**
 * What answers at once, `head.json`: titles, headings and keywords of an index, with all that a hit shows but its
 * excerpt. Terms of these fields are not written: the reader's browser finds them in the texts.
 */
export interface HeadFile extends SealedFile {
  readonly format: typeof format
  readonly locale: LocaleCode
  /** Path of the locale's root. */
  readonly root: string
  /** One entry a page, in the order of the index. */
  readonly routes: readonly Route[]
  readonly titles: readonly string[]
  readonly keywords: readonly string[]
  /** Numbers of the pages that show how to do something. */
  readonly guides: readonly number[]
  /** Numbers of the pages that tell what is wrong with things which other pages describe. */
  readonly issues: readonly number[]
  /** Numbers of the pages that are tools; absent in an index of earlier code. */
  readonly tools?: readonly number[]
  readonly targets: readonly (Target | 0)[]
  /** Every different way of breadcrumbs, and for each page the number of its own. */
  readonly trails: readonly (readonly string[])[]
  readonly trailOf: readonly number[]
  /** Headings of each page. The section before the first one has none and is not listed. */
  readonly headings: readonly (readonly string[])[]
  /** Their ids; empty for the id that `slugOf` makes of the heading. */
  readonly ids: readonly (readonly string[])[]
  /** Numbers: for each section the steps of its length in words and in symbols (`index/lengths.ts`). */
  readonly lengths: string
  /** First term of each chunk, so that a term's chunk is known before it is fetched. */
  readonly chunks: readonly string[]
}

/** Terms of the text from one border to the next, `terms-N.json`, and where each stands. */
export interface ChunkFile {
  readonly format: typeof format
  /** As `writeTerms` writes them. */
  readonly terms: string
  /** Postings of each term, a space between. */
  readonly postings: string
}

/** All words of the text, `words.json`: what a typing error may have been meant to be. */
export interface WordsFile {
  readonly format: typeof format
  readonly terms: string
  /** A number for each word: the bits of the number of sections that it stands in. */
  readonly weights: string
}

/** Text of a page's sections for excerpts, `text-N.json`: lines of prose, then those of samples and of what they print. */
export interface TextFile {
  readonly format: typeof format
  readonly sections: readonly (readonly [text: string, code?: string])[]
}

export const headName = 'head.json'
export const wordsName = 'words.json'
export const chunkName = (number: number) => `terms-${number}.json`
export const textName = (page: number) => `text-${page}.json`

/** Id of a heading as the build makes it of most English ones. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')
}

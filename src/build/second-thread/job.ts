import type { Locale } from '../../model/locale.ts'
import type { SearchFacts } from '../search/search-page.ts'
import type { WrittenIndex } from '../search/write-index.ts'

/** An index to be written: its pages, whose texts are read by the keys of their articles. */
export interface IndexJob {
  readonly name: string
  readonly pages: readonly SearchFacts[]
  readonly locale: Locale
}

/** What the thread beside this one is told; it does one thing after the other. */
export type Order =
  | { readonly index: IndexJob }
  /** Files by their names below the folder. */
  | { readonly folder: string; readonly files: readonly (readonly [name: string, text: string])[] }
  /** Asks for an answer when everything before is done. */
  | { readonly rest: true }

/** One to each index, which is absent where an article is gone from the cache, and to each rest. */
export type Answer = { readonly index: WrittenIndex | undefined } | { readonly rest: true } | { readonly error: string }

import type { ArticleContext } from '../markdown/article.ts'
import type { SampleColours } from '../markdown/code/colours.ts'
import type { PackedArticle } from './packed-article.ts'

/** One page to parse, as it crosses to a worker thread. */
export interface ParseJob {
  readonly body: string
  readonly context: ArticleContext & { readonly bodyOffset: number }
  /** Of the samples that the page had before. */
  readonly colours?: SampleColours
}

/** What comes back: an article, or the stack of the error that the pipeline itself threw. */
export type ParseResult = { readonly packed: PackedArticle } | { readonly error: string }

import type { ArticleContext } from '../markdown/article.ts'
import type { KeptColours } from '../markdown/kept-colours.ts'
import type { PackedArticle } from './packed-article.ts'

/** One page to parse, as it crosses to a worker thread. */
export interface ParseJob {
  readonly body: string
  readonly context: ArticleContext & { readonly bodyOffset: number }
  /** Of the samples that the page had before. */
  readonly colours?: KeptColours
}

/** What comes back: an article, or the error that the pipeline itself threw. */
export type ParseReply = { readonly index: number } & ({ readonly packed: PackedArticle } | { readonly error: string })

/** `text`: reads what parses, `samples`: and what colours, for builds in which that is not kept. */
export type WarmUp = 'text' | 'samples'

/** What a thread is told when it starts. */
export interface ThreadData {
  /** What it is to do until its first job comes, which is some way off. */
  readonly warmUp?: WarmUp
}

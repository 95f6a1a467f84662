import type { ArticleContext, SampleColours } from '../markdown/article.ts'

/** One page to parse, as it crosses to a worker thread. */
export interface ParseJob {
  readonly body: string
  readonly context: ArticleContext & { readonly bodyOffset: number }
  /** Of the samples that the page had before. */
  readonly colours?: SampleColours
  /** Shared with the thread: the line that it is at. Such a page is parsed part by part, to see which one takes long. */
  readonly at?: Int32Array
}

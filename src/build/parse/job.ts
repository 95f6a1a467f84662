import type { Article, ArticleContext } from '../markdown/article.ts'

/** One page to parse, as it crosses to a worker thread. */
export interface ParseJob {
  readonly body: string
  readonly context: ArticleContext & { readonly bodyOffset: number }
}

/** What comes back: an article, or the error that the pipeline itself threw. */
export type ParseReply = { readonly index: number } & ({ readonly article: Article } | { readonly error: string })

/** What a thread is told when it starts. */
export interface ThreadData {
  /** Whether its first job is some way off. */
  readonly isEarly: boolean
}

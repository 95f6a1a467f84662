import type { FailureCause, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'

/** What the page asks of the worker. Answers carry the same id. */
export type WorkerRequest =
  | { readonly id: number; readonly type: 'open'; readonly manifest: SearchManifest }
  /** A file that the page has fetched while the worker was starting. */
  | { readonly id: number; readonly type: 'file'; readonly href: string; readonly content: unknown }
  | { readonly id: number; readonly type: 'load'; readonly scope: SearchScope }
  | { readonly id: number; readonly type: 'search'; readonly request: SearchRequest }
  /** Requests whose answers are no longer needed. */
  | { readonly id: number; readonly type: 'forget' }

export type WorkerReply =
  | { readonly id: number; readonly type: 'loaded' }
  | { readonly id: number; readonly type: 'failed'; readonly cause: FailureCause }
  | { readonly id: number; readonly type: 'answer'; readonly answer: SearchAnswer }

import type { FailureCause, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'

/** What the page asks of the worker. An answer carries the id of its search. */
export type WorkerRequest =
  | { readonly type: 'open'; readonly manifest: SearchManifest }
  /** A file that the page has fetched while the worker was starting. It is read over there: the page draws meanwhile. */
  | { readonly type: 'file'; readonly href: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'prepare'; readonly scope: SearchScope }
  | { readonly id: number; readonly type: 'search'; readonly request: SearchRequest }
  /** A search whose answers are no longer needed. */
  | { readonly id: number; readonly type: 'forget' }

export type WorkerReply =
  | { readonly id: number; readonly type: 'failed'; readonly cause: FailureCause }
  | { readonly id: number; readonly type: 'answer'; readonly answer: SearchAnswer }

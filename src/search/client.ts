import type { FailureCause, IndexState, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'

/**
 * The search as the shell uses it. Import this file lazily, on the first focus or hover of the box:
 * `const { openSearch } = await import('../../search/client.ts')`. One client serves the whole document.
 */
export interface SearchClient {
  /** Fetches the indexes of a scope, or the ones that failed before. Resolves either way: see `state`. */
  load(scope: SearchScope): Promise<void>
  /** `idle`, `loading`, `done` or `failed`; a plain string, so it can be a snapshot for `useSyncExternalStore`. */
  state(scope: SearchScope): IndexState
  /** Why the scope is `failed`. */
  cause(scope: SearchScope): FailureCause | undefined
  /** Calls back whenever a state changes. Returns the function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Searches; loads the indexes when they are not there. `answered` is called once or more, at last with `complete` or
   * `failed`. A later search silences this one, and so does the function that is returned. To retry, search again.
   */
  search(request: SearchRequest, answered: (answer: SearchAnswer) => void): () => void
  /** Ends the worker. */
  close(): void
}

/** Opens the search: in a worker, or in this thread where workers are refused or die. */
export function openSearch(_manifest: SearchManifest): SearchClient {
  throw new Error('Under construction')
}

import { type Host, startHere, startWorker } from './host.ts'
import { reasonOf, SearchFailure } from './index/failure.ts'
import { fetchFile } from './index/fetch-file.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import type { FailureCause, IndexState, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'
import { placesOf, scopeKey } from './scope.ts'

/**
 * The search as the shell uses it. Import this file lazily, on the first focus or hover of the box:
 * `const { openSearch } = await import('../../search/client.ts')`. One client serves the whole document.
 */
export interface SearchClient {
  /** Fetches the indexes of a scope, or again those that failed. Resolves either way: see `state`. */
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

interface Loading {
  readonly state: IndexState
  readonly cause?: FailureCause
  readonly promise?: Promise<void>
}

interface Waiting {
  readonly message: WorkerRequest
  readonly reply: (reply: WorkerReply) => void
}

/** Opens the search: in a worker, or in this thread where workers are refused or die. */
export function openSearch(manifest: SearchManifest): SearchClient {
  return new Client(manifest)
}

class Client implements SearchClient {
  readonly #manifest: SearchManifest
  #host: Host
  readonly #scopes = new Map<string, Loading>()
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<number, Waiting>()
  /** Loaded heads by address, for a host that takes over. */
  readonly #heads = new Map<string, unknown>()
  #lastId = 0
  #search = 0

  constructor(manifest: SearchManifest) {
    this.#manifest = manifest
    const reply = (message: WorkerReply) => this.#receive(message)
    this.#host = startWorker(reply, () => this.#moveHere()) ?? startHere(reply)
    this.#host.post({ id: 0, type: 'open', manifest })
  }

  load(scope: SearchScope): Promise<void> {
    const known = this.#scopes.get(scopeKey(scope))
    if (known?.promise && known.state !== 'failed') return known.promise
    const promise: Promise<void> = this.#load(scope).then(
      () => this.#set(scope, { state: 'done', promise }),
      (error: unknown) => this.#set(scope, { state: 'failed', cause: reasonOf(error) }),
    )
    this.#set(scope, { state: 'loading', promise })
    return promise
  }

  state(scope: SearchScope): IndexState {
    return this.#scopes.get(scopeKey(scope))?.state ?? 'idle'
  }

  cause(scope: SearchScope): FailureCause | undefined {
    return this.#scopes.get(scopeKey(scope))?.cause
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  search(request: SearchRequest, answered: (answer: SearchAnswer) => void): () => void {
    this.#forget(this.#search)
    this.#lastId += 1
    const id = this.#lastId
    this.#search = id
    const failed = (cause: FailureCause | undefined) =>
      answered({ query: request.query, state: 'failed', hits: [], total: 0, cause })
    void this.load(request).then(() => {
      if (this.#search !== id) return
      if (this.state(request) === 'failed') return failed(this.cause(request))
      this.#ask({ id, type: 'search', request }, (reply) => {
        if (reply.type === 'answer') answered(reply.answer)
        if (reply.type === 'failed') failed(reply.cause)
        return reply.type === 'failed' || (reply.type === 'answer' && reply.answer.state !== 'partial')
      })
    })
    return () => this.#forget(id)
  }

  close(): void {
    this.#search = 0
    this.#waiting.clear()
    this.#host.close()
  }

  /** The heads are fetched from here, while the worker is still starting. */
  async #load(scope: SearchScope): Promise<void> {
    await this.#fetchHeads(scope)
    this.#lastId += 1
    const message: WorkerRequest = { id: this.#lastId, type: 'load', scope }
    await new Promise<void>((resolve, reject) => {
      this.#ask(message, (reply) => {
        if (reply.type === 'loaded') resolve()
        if (reply.type === 'failed') reject(new SearchFailure(reply.cause, 'The index could not be opened'))
        return true
      })
    })
  }

  async #fetchHeads(scope: SearchScope): Promise<void> {
    await Promise.all(
      placesOf(this.#manifest.indexes, scope).map(async ({ head: href }) => {
        if (this.#heads.has(href)) return
        const content = await fetchFile(href)
        this.#heads.set(href, content)
        this.#host.post({ id: 0, type: 'file', href, content })
      }),
    )
  }

  /** `reply` says whether it was the last one. */
  #ask(message: WorkerRequest, reply: (reply: WorkerReply) => boolean): void {
    const { id } = message
    this.#waiting.set(id, {
      message,
      reply: (one) => {
        if (reply(one)) this.#waiting.delete(id)
      },
    })
    this.#host.post(message)
  }

  #receive(reply: WorkerReply): void {
    this.#waiting.get(reply.id)?.reply(reply)
  }

  #forget(id: number): void {
    if (this.#search === id) this.#search = 0
    if (this.#waiting.delete(id)) this.#host.post({ id, type: 'forget' })
  }

  /** After the worker has died: gives its files and requests to a host in this thread. */
  #moveHere(): void {
    this.#host = startHere((reply) => this.#receive(reply))
    this.#host.post({ id: 0, type: 'open', manifest: this.#manifest })
    for (const [href, content] of this.#heads) this.#host.post({ id: 0, type: 'file', href, content })
    for (const { message } of this.#waiting.values()) this.#host.post(message)
  }

  #set(scope: SearchScope, loading: Loading): void {
    this.#scopes.set(scopeKey(scope), loading)
    for (const listener of this.#listeners) listener()
  }
}

import { type Host, startHere, startWorker } from './host.ts'
import { reasonOf } from './index/failure.ts'
import { fetchBytes } from './index/fetch-file.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import type { FailureCause, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'
import { placesOf } from './scope.ts'

/**
 * The search as the shell uses it. Import this file lazily, on the first focus or hover of the box:
 * `const { openSearch } = await import('../../search/client.ts')`. One client serves the whole document.
 */
export interface SearchClient {
  /** Fetches and opens the indexes of a scope ahead. What fails is told by the search that needs them. */
  prepare(scope: SearchScope): void
  /**
   * Searches; fetches what it needs. `answered` is called once or more, at last with `complete` or `failed`. A later
   * search silences this one, and so does the function that is returned. To retry, search again.
   */
  search(request: SearchRequest, answered: (answer: SearchAnswer) => void): () => void
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
  readonly #waiting = new Map<number, Waiting>()
  /** Heads that the host has been given, or will be, by their addresses. */
  readonly #heads = new Map<string, Promise<void>>()
  #search = 0

  constructor(manifest: SearchManifest) {
    this.#manifest = manifest
    const reply = (message: WorkerReply) => this.#receive(message)
    this.#host = startWorker(reply, () => this.#moveHere()) ?? startHere(reply)
    this.#host.post({ type: 'open', manifest })
  }

  prepare(scope: SearchScope): void {
    this.#fetchHeads(scope).then(
      () => this.#host.post({ type: 'prepare', scope }),
      () => undefined,
    )
  }

  search(request: SearchRequest, answered: (answer: SearchAnswer) => void): () => void {
    this.#forget(this.#search)
    this.#search += 1
    const id = this.#search
    const isCurrent = () => this.#search === id
    const failed = (cause: FailureCause) =>
      answered({ query: request.query, state: 'failed', hits: [], total: 0, cause })
    const reply = (message: WorkerReply) => {
      if (message.type === 'failed') failed(message.cause)
      else answered(message.answer)
      if (message.type === 'failed' || message.answer.state !== 'partial') this.#waiting.delete(id)
    }
    this.#fetchHeads(request).then(
      () => isCurrent() && this.#ask({ id, type: 'search', request }, reply),
      (error: unknown) => isCurrent() && failed(reasonOf(error)),
    )
    return () => this.#forget(id)
  }

  /** The heads are fetched from here, while the worker is still starting. */
  async #fetchHeads(scope: SearchScope): Promise<void> {
    await Promise.all(placesOf(this.#manifest.indexes, scope).map(({ head }) => this.#fetchHead(head)))
  }

  #fetchHead(href: string): Promise<void> {
    const known = this.#heads.get(href)
    if (known) return known
    const coming = fetchBytes(href).then((bytes) => this.#host.post({ type: 'file', href, bytes }))
    this.#heads.set(href, coming)
    coming.catch(() => this.#heads.delete(href))
    return coming
  }

  #ask(message: WorkerRequest & { readonly id: number }, reply: (reply: WorkerReply) => void): void {
    this.#waiting.set(message.id, { message, reply })
    this.#host.post(message)
  }

  #receive(reply: WorkerReply): void {
    this.#waiting.get(reply.id)?.reply(reply)
  }

  #forget(id: number): void {
    if (this.#search === id) this.#search += 1
    if (this.#waiting.delete(id)) this.#host.post({ id, type: 'forget' })
  }

  /** After the worker has died: gives its requests to a host in this thread, which fetches the files for itself. */
  #moveHere(): void {
    this.#host = startHere((reply) => this.#receive(reply))
    this.#host.post({ type: 'open', manifest: this.#manifest })
    for (const { message } of this.#waiting.values()) this.#host.post(message)
  }
}

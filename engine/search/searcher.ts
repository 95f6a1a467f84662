import { search } from './engine/search.ts'
import { reasonOf, SearchFailure } from './index/failure.ts'
import { type FetchFile, fetchFile, readFile } from './index/fetch-file.ts'
import { SearchIndex } from './index/search-index.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'
import type { IndexPlace, SearchAnswer, SearchManifest, SearchRequest, SearchScope } from './protocol.ts'
import { placesOf } from './scope.ts'

/** Answers the messages of the page: inside a worker, or in the page itself where it has none. */
export class Searcher {
  readonly #reply: (reply: WorkerReply) => void
  readonly #fetch: FetchFile
  #manifest: SearchManifest | undefined
  readonly #indexes = new Map<string, Promise<SearchIndex>>()
  /** Files from the page that were not asked for yet. */
  readonly #files = new Map<string, ArrayBuffer>()
  /** The current search; a later one ends it. */
  #current = -1

  constructor(reply: (reply: WorkerReply) => void, fetch: FetchFile = fetchFile) {
    this.#reply = reply
    this.#fetch = fetch
  }

  receive(message: WorkerRequest): void {
    if (message.type === 'open') this.#manifest = message.manifest
    else if (message.type === 'file') this.#files.set(message.href, message.bytes)
    else if (message.type === 'prepare') this.#prepare(message.scope)
    else if (message.type === 'search') void this.#search(message.id, message.request)
    else if (this.#current === message.id) this.#current = -1
  }

  /** What fails here fails again for the search that needs it, and is told there. */
  #prepare(scope: SearchScope): void {
    this.#open(this.#manifest?.indexes ?? [], scope).catch(() => undefined)
  }

  async #search(id: number, request: SearchRequest): Promise<void> {
    this.#current = id
    try {
      for await (const answer of this.#answers(request)) {
        // A later search has begun.
        if (this.#current !== id) return
        this.#reply({ id, type: 'answer', answer })
      }
    } catch (error) {
      if (this.#current === id) this.#fail(id, error)
    }
  }

  /** Where a file is gone, a build may have replaced the index since its head was read: it is read once more. */
  async *#answers(request: SearchRequest): AsyncGenerator<SearchAnswer> {
    for (const isLastTry of [false, true]) {
      const own = await this.#open(this.#manifest?.indexes ?? [], request)
      const others = () =>
        Promise.all((this.#manifest?.others ?? []).map(({ indexes }) => this.#open(indexes, request))).then((all) =>
          all.flat(),
        )
      let isOutdated = false
      for await (const answer of search({ own, others }, request)) {
        isOutdated = answer.cause === 'outdated'
        if (isOutdated && !isLastTry) break
        yield answer
      }
      if (!isOutdated) return
      this.#indexes.clear()
    }
  }

  #open(places: readonly IndexPlace[], scope: SearchScope): Promise<SearchIndex[]> {
    return Promise.all(placesOf(places, scope).map((place) => this.#openIndex(place)))
  }

  /** Each index is opened once; one that failed is tried again the next time. */
  #openIndex(place: IndexPlace): Promise<SearchIndex> {
    const known = this.#indexes.get(place.head)
    if (known) return known
    const opening = SearchIndex.open(place, async (href) => {
      const bytes = this.#files.get(href)
      this.#files.delete(href)
      return bytes ? readFile(href, bytes) : this.#fetch(href)
    })
    this.#indexes.set(place.head, opening)
    opening.catch(() => this.#indexes.delete(place.head))
    return opening
  }

  #fail(id: number, error: unknown): void {
    if (!(error instanceof SearchFailure)) console.error(error)
    this.#reply({ id, type: 'failed', cause: reasonOf(error) })
  }
}

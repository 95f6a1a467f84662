import type { PageData } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'

/** A page that can be shown. */
export interface PageOnScreen {
  readonly data: PageData
  readonly path: Path
  /** Draws a React page in its place, and returns the function that ends it. */
  readonly draw?: (place: HTMLElement) => () => void
  /** A message stands in its place: the page did not come. */
  readonly isMissing?: boolean
}

interface State extends PageOnScreen {
  /** Of the next page: `retrying` follows `failed` when the reader asks again. */
  readonly status: 'loaded' | 'loading' | 'failed' | 'retrying'
  readonly retry: () => void
}

/** The page on screen, and the state of loading the next one. */
export class PageStore {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(page: PageOnScreen) {
    this.#state = { ...page, status: 'loaded', retry: () => undefined }
  }

  readonly get = (): State => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(page: PageOnScreen): void {
    this.#set({ ...page, status: 'loaded', retry: this.#state.retry })
  }

  loading(): void {
    this.#set({ ...this.#state, status: 'loading' })
  }

  /** No page is on its way any more: what is on screen stays. */
  rest(): void {
    if (this.#state.status === 'loading')
      this.#set({ ...this.#state, status: this.#state.isMissing ? 'failed' : 'loaded' })
  }

  retrying(): void {
    this.#set({ ...this.#state, status: 'retrying' })
  }

  failed(page: PageOnScreen, retry: () => void): void {
    this.#set({ ...page, status: 'failed', retry })
  }

  #set(state: State): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

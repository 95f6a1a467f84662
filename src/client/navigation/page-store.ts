import type { PageState } from '../../shell/context.tsx'

export type PageOnScreen = Pick<PageState, 'data' | 'path' | 'component' | 'sidebarHtml'>

/** The state of the page, outside React, so that navigation can change it. */
export class PageStore {
  #state: PageState
  readonly #listeners = new Set<() => void>()

  constructor(page: PageOnScreen) {
    this.#state = { ...page, status: 'loaded', retry: () => undefined }
  }

  readonly get = (): PageState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(page: PageOnScreen): void {
    this.#set({ ...this.#state, ...page, status: 'loaded' })
  }

  loading(): void {
    this.#set({ ...this.#state, status: 'loading' })
  }

  retrying(): void {
    this.#set({ ...this.#state, status: 'retrying' })
  }

  failed(path: string, retry: () => void): void {
    this.#set({ ...this.#state, path, status: 'failed', retry })
  }

  #set(state: PageState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

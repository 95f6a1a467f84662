import type { PageState } from '../../shell/context.tsx'
import type { ShellData } from '../../shell/shell-data.ts'

/** A page, and the shell's data that go with it. */
export interface PageOnScreen extends Pick<PageState, 'data' | 'path' | 'component' | 'sidebarHtml'> {
  readonly shell: ShellData
}

type State = PageState & PageOnScreen

/**
 * The state of the page, outside React, so that navigation can change it. The shell is told of a pending page later
 * (pending-page.ts).
 */
export class PageStore {
  #state: State
  #settled: State
  readonly #listeners = new Set<() => void>()

  constructor(page: PageOnScreen) {
    this.#state = { ...page, status: 'loaded', retry: () => undefined }
    this.#settled = this.#state
  }

  /** The newest page. */
  readonly get = (): State => this.#state

  /** The page that the shell shows. */
  readonly settled = (): State => this.#settled

  /** The newest page while the shell still shows the one before, else null. */
  readonly pending = (): State | null => (this.#state === this.#settled ? null : this.#state)

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  show(page: PageOnScreen): void {
    this.#set({ ...this.#state, ...page, status: 'loaded' })
  }

  /** Shows the page in its place alone, until `settle` tells the shell. */
  showPending(page: PageOnScreen): void {
    this.#state = { ...this.#state, ...page, status: 'loaded' }
    this.#tell()
  }

  settle(): void {
    if (this.pending()) this.#set(this.#state)
  }

  loading(): void {
    this.#set({ ...this.#state, status: 'loading' })
  }

  /** No page is on its way any more: what is on screen stays. */
  rest(): void {
    const status = this.#state.data.meta.kind === 'unloaded' ? 'failed' : 'loaded'
    if (this.#state.status === 'loading') this.#set({ ...this.#state, status })
  }

  retrying(): void {
    this.#set({ ...this.#state, status: 'retrying' })
  }

  failed(page: PageOnScreen, retry: () => void): void {
    this.#set({ ...page, status: 'failed', retry })
  }

  #set(state: State): void {
    this.#state = state
    this.#settled = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

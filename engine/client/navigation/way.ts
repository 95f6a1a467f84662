import type { PageStore } from './page-store.ts'

/** `loading`: the address is ahead of the page on screen. `leaving`: the browser loads a document in its place. */
type State = 'resting' | 'loading' | 'leaving'

/**
 * Where the reader is on the way from page to page. However a navigation ends, it ends here:
 *
 * | in        | a page is asked for | a document is asked for | a page is shown, or why not | it ends with nothing        |
 * |-----------|---------------------|-------------------------|-----------------------------|-----------------------------|
 * | `resting` | `loading`           | `leaving`               | `resting`                   | `resting`                   |
 * | `loading` | `loading`           | `leaving`               | `resting`                   | `resting`, the address back |
 * | `leaving` | `loading`           | `leaving`               | `resting`                   | `resting`, the address back |
 *
 * Back to the page on screen shows a page; so does a link to it. Stopping, and what takes back a document that was asked for,
 * end with nothing. At rest the address is that of the page on screen, and no bar shows.
 */
export class Way {
  readonly #store: PageStore
  #state: State = 'resting'
  /** The entry of the page on screen. */
  #entry = window.navigation.currentEntry
  /** The last navigation that has begun. */
  #last: AbortSignal | undefined

  constructor(store: PageStore) {
    this.#store = store
    window.navigation.addEventListener('currententrychange', () => {
      // Headings and the drawer have entries of their own.
      if (this.#state === 'resting' || !this.isAhead) this.#entry = window.navigation.currentEntry
    })
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#end())
  }

  /** Whether the address is that of a page that is not on screen yet. (Not every document that is asked for comes, or fails.) */
  get isAhead(): boolean {
    return pathnameOf(window.navigation.currentEntry) !== pathnameOf(this.#entry)
  }

  /** Whether a navigation only leads back to the entry of the page on screen. */
  isBack({ navigationType, destination }: NavigateEvent): boolean {
    return this.isAhead && navigationType === 'traverse' && destination.key === this.#entry?.key
  }

  /** A navigation begins. */
  begin(state: Exclude<State, 'resting'>, { signal }: Pick<NavigateEvent, 'signal'>): void {
    this.#state = state
    this.#last = signal
    this.#store.rest()
    // Another one may be about to begin.
    signal.addEventListener('abort', () => setTimeout(() => this.#last === signal && this.#end()))
  }

  /** Forgets the navigation that is under way: another one is about to begin, and the end of this one must not lead back. */
  giveWay(): void {
    this.#last = undefined
  }

  /**
   * The page of the address is on screen, or a message that it did not come.
   * @param event of the navigation that led there; a load of the document, where the page is outdated, has taken its place
   */
  arrive(event?: Pick<NavigateEvent, 'signal'>): void {
    if (event && (event.signal.aborted || event.signal !== this.#last)) return
    this.#state = 'resting'
    this.#last = undefined
    this.#entry = window.navigation.currentEntry
    this.#store.rest()
  }

  #end(): void {
    if (this.#state === 'resting') return
    this.#store.rest()
    const entry = this.#entry
    if (!entry?.url || !this.isAhead) this.arrive()
    else if (window.navigation.entries().some(({ key }) => key === entry.key)) goTo(entry)
    else {
      // It was replaced.
      window.history.replaceState(window.history.state, '', entry.url)
      this.arrive()
    }
  }
}

function pathnameOf(entry: NavigationHistoryEntry | null): string | undefined {
  return entry?.url ? new URL(entry.url).pathname : undefined
}

/** Who begins something else meanwhile ends this, too. */
function goTo({ key }: NavigationHistoryEntry): void {
  const { committed, finished } = window.navigation.traverseTo(key)
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined)
}

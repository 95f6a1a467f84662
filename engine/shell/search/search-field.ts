import type { PageState } from '../context.tsx'
import type { ClientLabels } from '../document-data.ts'
import { searchInput } from '../keys/search-input.ts'
import type { ShellData } from '../shell-data.ts'
import { hideNoSearch, showNoSearch } from './no-search.ts'
import { loadBox, prepareSearch } from './prepare-search.ts'
import type { Wish } from './wish.ts'

/** What the field needs of the page around it. */
interface Around {
  readonly labels: ClientLabels
  readonly loadShell: () => Promise<ShellData>
  readonly page: () => PageState
}

/**
 * Opens the box that suggests, which is fetched when the reader comes near the field, with a click or with the first letter.
 * (Not with focus: Tab passes through it.)
 */
export function startSearchField(around: Around): void {
  const input = searchInput()
  if (input) new SearchField(input, around)
}

class SearchField {
  readonly #input: HTMLInputElement
  readonly #around: Around
  readonly #place = document.createElement('div')
  #wish: Wish | undefined
  /** A box that opened would end what an input method has begun. */
  #isComposing = false
  #draw: ((wish: Wish) => void) | undefined
  #isAsked = false
  #hasFailed = false

  constructor(input: HTMLInputElement, around: Around) {
    this.#input = input
    this.#around = around
    const on = <T extends keyof HTMLElementEventMap>(
      types: readonly T[],
      act: (event: HTMLElementEventMap[T]) => void,
    ) => {
      for (const type of types) input.addEventListener(type, act)
    }
    on(['focus', 'pointerenter'], () => this.#comeNear())
    on(['click'], () => this.#want('click'))
    on(['input'], () => this.#want('type'))
    on(['keydown'], ({ key }) => key === 'Escape' && this.#close())
    on(['compositionstart', 'compositionend'], ({ type }) => {
      this.#isComposing = type === 'compositionstart'
      this.#show()
    })
    input.closest('search')?.addEventListener('focusout', (event) => this.#leave(event))
    // A browser is online when it has an address, which may be before anything answers.
    window.addEventListener('online', () => {
      if (this.#hasFailed) for (const pause of [0, 1000, 5000]) setTimeout(() => this.#load(), pause)
    })
    // The reader may have been quicker than this code.
    if (document.activeElement !== input) return
    if (input.value) this.#want('type')
    else this.#comeNear()
  }

  #comeNear(): void {
    this.#load()
    this.#wish ??= 'near'
    this.#show()
  }

  #want(wish: Wish): void {
    this.#load()
    this.#wish = wish
    this.#show()
  }

  readonly #close = (): void => {
    this.#wish = 'near'
    this.#show()
  }

  /** A window that loses the focus keeps its active element. */
  #leave({ relatedTarget }: FocusEvent): void {
    const next = (relatedTarget ?? document.activeElement) as Node | null
    if (this.#hasFailed && !this.#input.closest('search')?.contains(next)) this.#close()
  }

  /** Loads the box, unless it is here or on its way. */
  #load(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    this.#input.closest('search')?.append(this.#place)
    const shell = this.#around.loadShell()
    shell.then(prepareSearch, () => undefined)
    Promise.all([shell, loadBox()]).then(
      ([data, { drawBox }]) => {
        this.#hasFailed = false
        this.#draw = (wish) =>
          drawBox(this.#place, data, this.#around.page(), { wish, field: this.#input, onClose: this.#close })
        this.#show()
      },
      (error: unknown) => {
        console.warn(error)
        this.#isAsked = false
        this.#hasFailed = true
        this.#show()
      },
    )
  }

  #show(): void {
    hideNoSearch()
    if (!this.#wish) return
    this.#draw?.(this.#isComposing ? 'near' : this.#wish)
    if (this.#hasFailed && this.#wish !== 'near')
      showNoSearch(this.#place, this.#around.labels, () => this.#load(), this.#close)
  }
}

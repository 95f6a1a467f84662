import type { SearchParts } from './subject.ts'

declare global {
  interface Window {
    readonly searching: Searching
  }
}

/** What happens in a search; times in milliseconds since the click that opened it. */
export interface Searching {
  /** A field has the focus. */
  readonly focused: Promise<void>
  /** The second frame after the first hit. */
  readonly firstHit: Promise<number>
  /** The second frame after the last hits. */
  readonly complete: Promise<number>
}

/** Runs inside the page before the click. */
export function watchSearch({ list, hit, complete }: SearchParts): void {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)
  const clicked = new Promise<number>((resolve) => {
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
  })
  const afterFrames = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
    )
  const shown = (selector: string) =>
    new Promise<number>((resolve) => {
      const observer = new MutationObserver(async () => {
        if (!isShown(selector)) return
        observer.disconnect()
        resolve((await afterFrames()) - (await clicked))
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
  const focused = new Promise<void>((resolve) => {
    const onFocus = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) resolve()
    }
    document.addEventListener('focusin', onFocus, { capture: true })
  })
  const firstHit = shown(`${list} ${hit}`)
  const searching = { focused, firstHit, complete: complete ? shown(complete) : firstHit }
  Object.defineProperty(window, 'searching', { value: searching, configurable: true })
}

/** Runs inside the page before a key; milliseconds from the key to the second frame after the hits have changed. */
export function watchKey({ list, hit }: SearchParts): void {
  const firstHit = new Promise<number>((resolve) => {
    const pressed = ({ timeStamp }: Event) => {
      const observer = new MutationObserver((changes) => {
        const inList = changes.some(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement
          return element?.closest(list) || element?.querySelector(list)
        })
        if (!inList || !document.querySelector(`${list} ${hit}`)) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)))
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    document.addEventListener('keydown', pressed, { capture: true, once: true })
  })
  Object.defineProperty(window, 'searching', { value: { firstHit }, configurable: true })
}

import { sidebarId } from '../../model/shell-ids.ts'
import type { PageStore } from './page-store.ts'
import { budget } from './prefetch-budget.ts'
import { whenIdle } from './when-idle.ts'

/** Links that a reader may follow next, the likeliest first. */
const kinds = ['a[rel="next"]', '.article a[href]', `#${sidebarId} a[href], dialog nav a[href]`, 'a[rel="prev"]']

/** Fetches a page ahead, and resolves with the bytes that came over the line for it. */
type Prefetch = (link: HTMLAnchorElement) => Promise<number>

/** Prefetches the pages that links in view lead to, one after the other, until the budget of the page view is spent. */
export function prefetchInView(store: PageStore, prefetch: Prefetch): void {
  const seen = new Set<HTMLAnchorElement>()
  let left = budget
  let isFetching = false
  const fetchSeen = async () => {
    if (isFetching) return
    isFetching = true
    // The line belongs to the page that the reader waits for; when it is shown, its own links are next.
    const isFree = () => left > 0 && store.get().status !== 'loading'
    for (const link of seen) {
      if (!isFree()) break
      seen.delete(link)
      await new Promise<unknown>((resolve) => whenIdle(() => resolve(undefined)))
      left -= await prefetch(link)
    }
    isFetching = false
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) seen.add(target as HTMLAnchorElement)
      else seen.delete(target as HTMLAnchorElement)
    }
    fetchSeen()
  })
  const observe = (root: ParentNode) => {
    // The observer reports links in the order in which they were given to it.
    for (const kind of kinds) for (const link of root.querySelectorAll(kind)) observer.observe(link)
  }
  const onChange = () => {
    observer.disconnect()
    seen.clear()
    left = budget
    whenIdle(() => observe(document))
  }
  onPageChange(store, onChange)
  // The drawer's sidebar is a copy, made when it opens; that takes the focus there.
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element ? target.closest('dialog') : null
    if (dialog) observe(dialog)
  })
}

/** Calls back now, and each time when another page is shown. */
function onPageChange(store: PageStore, callBack: () => void): void {
  let path: string | undefined
  const check = () => {
    if (store.get().path === path) return
    path = store.get().path
    callBack()
  }
  store.subscribe(check)
  check()
}

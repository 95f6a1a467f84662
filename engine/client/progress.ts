import type { PageStore } from './navigation/page-store.ts'

/** Shows while the next page is loading. */
export function showProgress(store: PageStore): void {
  const bar = document.querySelector<HTMLElement>('[data-progress]')
  store.subscribe(() => bar?.toggleAttribute('hidden', store.get().status !== 'loading'))
}

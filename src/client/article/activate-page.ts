import { storageKeys } from '../../model/storage-keys.ts'
import { readStored, store } from '../../shell/storage/storage.ts'

/** The visit before this document, or what this one will be to the next. */
const visit = readStored(storageKeys.visit)
if (!visit) store(storageKeys.visit, `${Date.now()}`)

/** Loads what only some pages need: the code of pictures and tools, of marks for what has changed since the visit before, and for what a search has found. */
export function activatePage(): void {
  if (visit || document.querySelector('.picture,.tool'))
    import('./parts-of-page.ts').then((module) => module.startParts(visit)).catch(console.warn)
  if (window.location.search.includes('_highlight=')) {
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}

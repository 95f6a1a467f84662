import { storageKeys } from '../../model/storage-keys.ts'
import { readStored, store } from '../../shell/storage/storage.ts'
import { endGone } from '../../tools/page-endings.ts'

/** The visit before this document, or what this one will be to the next. */
const visit = readStored(storageKeys.visit)
if (!visit) store(storageKeys.visit, `${Date.now()}`)

/** Loads code that few pages need: pictures, tools, marks of changes, highlights of a search. */
export function activatePage(): void {
  endGone()
  if (visit || document.querySelector('.picture,.tool'))
    import('./parts-of-page.ts').then((module) => module.startParts(visit)).catch(console.warn)
  if (window.location.search.includes('_highlight=')) {
    import('./highlight.ts').then((module) => module.highlightFromAddress(), console.warn)
  }
}

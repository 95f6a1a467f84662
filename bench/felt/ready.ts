import type { QuietPage } from '../browser/quiet-page.ts'
import type { Subject } from './subject.ts'

/** Opens the first page of a subject and waits for no more than its load, as a reader who is quick. */
export async function openLoaded(page: QuietPage, { url }: Subject): Promise<void> {
  await page.open(url)
  await page.run(whenLoaded)
}

/** Opens the first page of a subject and waits until its controls answer. */
export async function openReady(page: QuietPage, subject: Subject): Promise<void> {
  await openLoaded(page, subject)
  if (subject.hydrates) await page.run(whenHydrated)
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve())
  })
}

/** Or three seconds later: a page may wait for its reader. */
function whenHydrated(): Promise<void> {
  return Promise.race([window.probe.whenHydrated, new Promise<void>((resolve) => setTimeout(resolve, 3000))])
}

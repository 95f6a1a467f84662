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
  if (subject.ready === 'mark') await page.run(whenMarked)
  if (subject.ready === 'vue') await page.run(whenMounted)
}

/** Waits for an element that a script makes some time after the load. */
export function whenThere(page: QuietPage, selector: string): Promise<void> {
  return page.run(async (wanted: string) => {
    while (!document.querySelector(wanted)) await new Promise((resolve) => setTimeout(resolve, 50))
  }, selector)
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve())
  })
}

/** Or three seconds later: a page may wait for its reader. */
function whenMarked(): Promise<void> {
  return Promise.race([window.probe.whenReady, new Promise<void>((resolve) => setTimeout(resolve, 3000))])
}

/** There is no event and no mark to wait for. */
async function whenMounted(): Promise<void> {
  const isMounted = () => [...document.body.children].some((root) => '__vue_app__' in root)
  while (!isMounted()) await new Promise((resolve) => setTimeout(resolve, 50))
}

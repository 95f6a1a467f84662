import type { Browser, Page } from 'playwright-core'
import { openHydrated, slowDown, withPage } from '../browser/browser.ts'

/** Milliseconds from the click on a link, whose page is here, to the first frame that shows its heading. */
export async function measureNavigation(browser: Browser, url: string, withTransition: boolean): Promise<number> {
  return withPage(browser, 'en', async (page) => {
    await openHydrated(page, url)
    if (!withTransition)
      await page.evaluate(() => Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined }))
    await slowDown(page)
    const link = page.locator('.article a[href*="/docs/"]:not([href$=".md"])').first()
    await link.hover()
    const path = await link.evaluate((element) => (element as HTMLAnchorElement).pathname)
    await page.waitForFunction(
      (name) =>
        performance.getEntriesByType('resource').some((entry) => new URL(entry.name).pathname === `${name}.json`),
      path,
    )
    // Until the page is read as well, and other pages that come into view are fetched.
    await page.waitForTimeout(500)
    const arrival = watchHeading(page)
    await link.click()
    return arrival
  })
}

/** Resolves with the time between click and frame; the listeners are in place before the click is. */
function watchHeading(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            clicked = timeStamp
          },
          { capture: true, once: true },
        )
        const before = document.querySelector('h1')
        const text = before?.textContent
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')
          if (!heading || (heading === before && heading.textContent === text)) return
          observer.disconnect()
          requestAnimationFrame(() => {
            // The first task after the frame's own work.
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - clicked)
            port2.postMessage(0)
          })
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
}

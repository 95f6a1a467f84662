import { setTimeout } from 'node:timers/promises'
import type { QuietBrowser } from '../browser/quiet-browser.ts'
import type { Place } from '../browser/quiet-page.ts'

declare global {
  interface Window {
    /** Milliseconds from the click to the first frame with the new heading. */
    arrival: Promise<number>
  }
}

/** Until a page that was fetched is read as well, and others that come into view are fetched; in milliseconds. */
const settle = 500

/** Milliseconds from the click on a link, whose page is here, to the first frame that shows its heading. */
export async function measureNavigation(browser: QuietBrowser, url: string, withTransition: boolean): Promise<number> {
  return browser.withPage('en', async (page) => {
    await page.open(url)
    await page.run(() => window.probe.whenHydrated)
    if (!withTransition)
      await page.run(() => {
        Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })
      })
    await page.slowDown()
    const link = await page.run(showLink)
    await page.pointAt(link)
    await page.run(whenFetched, link.path)
    await setTimeout(settle)
    await page.run(watchHeading)
    await page.click(link)
    return page.run(() => window.arrival)
  })
}

/** The first link of the article to another page: scrolled into view, and where its middle is then. */
function showLink(): Place & { readonly path: string } {
  const link = document.querySelector<HTMLAnchorElement>('.article a[href*="/docs/"]:not([href$=".md"])')
  if (!link) throw new Error('The article has no link to another page')
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = link.getClientRects()
  if (!box) throw new Error('The link is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, path: link.pathname }
}

function whenFetched(path: string): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => new URL(name).pathname === `${path}.json`)) resolve()
    }).observe({ type: 'resource', buffered: true })
  })
}

/** In place before the click is. */
function watchHeading(): void {
  window.arrival = new Promise<number>((resolve) => {
    let clicked = 0
    const onClick = ({ timeStamp }: Event) => {
      clicked = timeStamp
    }
    document.addEventListener('click', onClick, { capture: true, once: true })
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
  })
}

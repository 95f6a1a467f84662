import type { Browser, Page } from 'playwright-core'
import { openHydrated, slowDown, withBrowser, withPage } from '../browser/browser.ts'
import { longPage } from '../corpus/routes.ts'
import { type Figure, measured } from '../figure.ts'
import { prepareSite, serveSite } from '../prepared-site.ts'
import { say } from '../say.ts'

const runs = 9
const query = 'timeout of the registry'
const targets = { firstHits: 900, complete: 1600, key: 40 }

interface Seen {
  readonly opened: number
  firstHit: number
  complete: number
}

declare global {
  interface Window {
    seen: Seen
    /** Milliseconds from a key to the frame with its hits. */
    painted: Promise<number>
  }
}

/** The suggestion box on the generated site: the first search of a reader with a middling phone, and a key when all is here. */
export async function measureBox(): Promise<Figure[]> {
  await prepareSite()
  const server = await serveSite()
  const url = `${server.url}docs/${longPage}`
  try {
    return await withBrowser(async (browser) => {
      say(`Search: the first one on a phone, ${runs} times`)
      const first: Seen[] = []
      for (let run = 0; run < runs; run++) first.push(await firstSearch(browser, url))
      say(`Search: a key, ${runs} times`)
      const keys: number[] = []
      for (let run = 0; run < runs; run++) keys.push(await oneKey(browser, url))
      const since = (end: 'firstHit' | 'complete') => first.map((seen) => seen[end] - seen.opened)
      return [
        measured('first search on a phone, until first hits', since('firstHit'), 'ms', targets.firstHits),
        measured('first search on a phone, complete', since('complete'), 'ms', targets.complete),
        measured('a key until its hits are painted', keys, 'ms', targets.key),
      ]
    })
  } finally {
    await server.close()
  }
}

/** Opens the box and types at once. Nothing of the search is here yet. */
async function firstSearch(browser: Browser, url: string): Promise<Seen> {
  return withPage(browser, 'en', async (page) => {
    await openHydrated(page, url)
    await slowDown(page)
    await watchBox(page)
    await page.keyboard.press('/')
    await page.keyboard.insertText(query)
    await page.waitForFunction(() => window.seen?.complete > 0, undefined, { polling: 200 })
    return page.evaluate(() => window.seen)
  })
}

/** Notes when the key was pressed that opens the box, when there is a hit, and when no better ones are to come. */
async function watchBox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const opening = ({ timeStamp }: Event) => {
      window.seen = { opened: timeStamp, firstHit: 0, complete: 0 }
    }
    document.addEventListener('keydown', opening, { capture: true, once: true })
    const observer = new MutationObserver(() => {
      const list = document.getElementById('search-options')
      if (!list?.querySelector('[role="option"]')) return
      window.seen.firstHit ||= performance.now()
      if (list.getAttribute('aria-busy') === 'false') window.seen.complete ||= performance.now()
    })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    })
  })
}

/** Milliseconds from a key to the frame with its hits, when the index and the words of the query are here. */
async function oneKey(browser: Browser, url: string): Promise<number> {
  return withPage(browser, 'en', async (page) => {
    await openHydrated(page, url)
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('registry')
    const settled = page.locator('#search-options[aria-busy="false"] [role="option"]').first()
    await settled.waitFor()
    await page.getByRole('combobox').fill('registr')
    await settled.waitFor()
    await page.waitForTimeout(500)
    // In place before the key is pressed.
    await page.evaluate(() => {
      window.painted = new Promise<number>((resolve) => {
        const pressed = ({ timeStamp }: Event) => {
          const list = document.getElementById('search-options') as HTMLElement
          const observer = new MutationObserver(() => {
            if (list.getAttribute('aria-busy') !== 'false') return
            observer.disconnect()
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - timeStamp)
              port2.postMessage(0)
            })
          })
          observer.observe(list, { attributes: true, childList: true, subtree: true })
        }
        document.addEventListener('keydown', pressed, { capture: true, once: true })
      })
    })
    await page.keyboard.press('y')
    return page.evaluate(() => window.painted)
  })
}

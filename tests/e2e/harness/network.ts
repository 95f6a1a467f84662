import type { Page } from 'playwright-core'

export interface Held {
  /** Settles when the browser has asked. */
  readonly asked: Promise<unknown>
  /** Lets the answer come. */
  readonly release: () => void
}

/** Holds the answer to requests until it is released. */
export async function hold(page: Page, address: string | RegExp): Promise<Held> {
  const asked = page.waitForRequest(address)
  // Not every test waits for it.
  asked.catch(() => undefined)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    // The test may be over, or the browser may not want the answer any more.
    await route.continue().catch(() => undefined)
  })
  return { asked, release }
}

/** Options for a page whose script does not come before it is released. */
export function heldScript() {
  let release = () => {}
  const prepare = async (page: Page) => {
    release = (await hold(page, '**/assets/start-*.js')).release
  }
  return { options: { waitForLoad: false, prepare }, release: () => release() }
}

/** Init script: the reader saves data, so that nothing is fetched ahead. */
export function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Changes the text of an answer on its way to the browser. */
export async function rewrite(page: Page, glob: string, change: (text: string) => string): Promise<void> {
  await page.route(glob, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Waits until the browser has had nothing to do twice: whatever it does when idle is done. A busy one never says so. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    }
  })
}

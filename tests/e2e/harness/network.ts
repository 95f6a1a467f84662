import type { Page } from 'playwright-core'

export interface Held {
  /** Settles when the browser has asked. */
  readonly asked: Promise<void>
  /** Lets the answer come. */
  readonly release: () => void
}

/** Holds the answer to requests until it is released. */
export async function hold(page: Page, glob: string): Promise<Held> {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(glob, async (route) => {
    asked.resolve()
    await released.promise
    // The test may be over, or the browser may not want the answer any more.
    await route.continue().catch(() => undefined)
  })
  return { asked: asked.promise, release: released.resolve }
}

/** Changes the text of an answer on its way to the browser. */
export async function rewrite(page: Page, glob: string, change: (text: string) => string): Promise<void> {
  await page.route(glob, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Waits until the browser has had nothing to do twice: whatever it does when idle is done. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

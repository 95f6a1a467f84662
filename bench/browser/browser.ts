import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { startProbe } from './probe.ts'

/** A phone of the middle class. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}

/** Its processor and its line: four times slower than here, 150 ms away, 1.6 Mbit/s. */
const profile = { slower: 4, latency: 150, bitsPerSecond: 1_600_000 }

/** Runs an action with a browser, which is closed in any case. */
export async function withBrowser<T>(action: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    return await action(browser)
  } finally {
    await browser.close()
  }
}

/** Readers of Russian pages have a Russian browser; others would be offered their own language. */
export type Language = 'en' | 'ru'

/** Runs an action with a new page that has nothing in its cache, and the probe in place. */
export async function withPage<T>(
  browser: Browser,
  language: Language,
  action: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, locale: language })
  try {
    // What compiles this file marks functions with their names by a helper that pages do not have.
    await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
    await context.addInitScript(startProbe)
    return await action(await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * Opens an address and waits until the shell is hydrated. The probe says so: asking the page again and again would be work
 * that it does beside its own.
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'the shell is hydrated')
  await page.goto(url)
  await hydrated
}

/** From now on the page is slow like a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const bytesPerSecond = profile.bitsPerSecond / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slower })
}

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { drivenFlags } from '../../scripts/chromium-flags.mjs'
import { type Language, line, nameHelper, phone, profile } from './phone.ts'
import { startProbe } from './probe.ts'

const device: BrowserContextOptions = {
  viewport: phone,
  deviceScaleFactor: phone.pixelRatio,
  isMobile: true,
  hasTouch: true,
}

/** Runs an action with a browser that is driven as tests drive it, which is closed in any case. */
export async function withBrowser<T>(action: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...drivenFlags] })
  try {
    return await action(browser)
  } finally {
    await browser.close()
  }
}

/** Runs an action with a new page that has nothing in its cache, and the probe in place. */
export async function withPage<T>(
  browser: Browser,
  language: Language,
  action: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...device, locale: language })
  try {
    await context.addInitScript({ content: nameHelper })
    await context.addInitScript(startProbe)
    return await action(await context.newPage())
  } finally {
    await context.close()
  }
}

/** From now on the page is slow like a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slower })
}

import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../harness/browser.ts'
import type { Engine, EngineOptions, EnginePage, View } from './engine.ts'

/** Starts the browser of the other tests. */
export async function startChromium({ density, text }: EngineOptions): Promise<Engine> {
  const browser: Browser = await launchBrowser()
  const page = await browser.newPage({ deviceScaleFactor: density })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
  return { page: new ChromiumPage(page), close: () => browser.close() }
}

class ChromiumPage implements EnginePage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async show({ width, height }: View): Promise<void> {
    await this.page.setViewportSize({ width, height })
  }

  async load(url: string): Promise<void> {
    await this.page.goto(url)
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate<T>(expression)
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await (key.length === 1 ? this.page.keyboard.type(key) : this.page.keyboard.press(key))
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot()
  }
}

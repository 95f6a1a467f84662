import type { Page } from 'playwright-core'

/** Waits until the shell is React's; the client says so on the root element. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Turns the wheel over the middle of the window and waits until the page stands where that leads. Chromium scrolls there
 * by degrees, and adds a turn that comes earlier to what is left of the one before.
 *
 * @param by px, down or, below 0, up
 */
export async function wheel(page: Page, by: number): Promise<void> {
  const { y, end, middle } = await page.evaluate(() => ({
    y: window.scrollY,
    end: document.documentElement.scrollHeight - window.innerHeight,
    middle: [window.innerWidth / 2, window.innerHeight / 2] as const,
  }))
  await page.mouse.move(...middle)
  await page.mouse.wheel(0, by)
  const aim = Math.min(Math.max(y + by, 0), end)
  await expect.poll(() => page.evaluate((aim) => Math.abs(window.scrollY - aim), aim)).toBeLessThanOrEqual(1)
}

/** Turns the wheel until an element stands some px below the upper edge of the window. */
export async function wheelTo(page: Page, selector: string, below: number): Promise<void> {
  const top = await page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
  await wheel(page, top - below)
}

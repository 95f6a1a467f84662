import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A screen on which the items of the bar stand in the drawer. */
export const phone = { width: 360, height: 740 } as const

/** The button in the bar; it has the same name in every state. */
export const toggle = (page: Page): Locator => page.locator('header button[popovertarget="drawer"]')

export const drawer = (page: Page): Locator => page.locator('#drawer')

/** Waits until the drawer is open as a modal dialog, or closed. */
export async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect.poll(() => drawer(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(open)
}

export async function openDrawer(page: Page): Promise<void> {
  await toggle(page).click()
  await expectOpen(page, true)
}

/** Leaves the docs panel, where the page has one. */
export async function toMainMenu(page: Page): Promise<void> {
  await drawer(page)
    .getByRole('button', { name: /Back to main menu|Назад в главное меню/ })
    .click()
}

export interface Entry {
  readonly length: number
  readonly isDrawer: boolean
  readonly path: string
}

/** Where the session history stands. */
export function entryOf(page: Page): Promise<Entry> {
  return page.evaluate(() => ({
    length: window.history.length,
    isDrawer: (window.history.state as { drawer?: boolean } | null)?.drawer === true,
    path: window.location.pathname,
  }))
}

/** Every way of closing it that is not a link. */
export const waysOfClosing: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => page.getByRole('button', { name: 'Close navigation bar' }).click(),
  'the backdrop': (page) => page.mouse.click(5, 400),
  'a wider window': (page) => page.setViewportSize({ width: 996, height: 740 }),
  Back: (page) => page.goBack(),
}

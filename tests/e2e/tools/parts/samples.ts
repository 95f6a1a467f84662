import type { Locator, Page } from 'playwright-core'

export const runPath = '/docs/run'

/** The samples of the page with samples that run, by their file. */
export const greet = (page: Page): Locator => page.locator('figure.code', { hasText: 'greet.ts' })
export const work = (page: Page): Locator => page.locator('figure.code', { hasText: 'work.ts' })

/** What a sample has printed. */
export const printed = (figure: Locator): Locator => figure.getByRole('region', { name: /printed/ }).locator('pre')

/** Edits the first sample of a page, where that has not begun, and runs it. */
export async function typeAndRun(page: Page, text: string): Promise<void> {
  const figure = greet(page)
  if ((await figure.getByLabel('The sample').count()) === 0) await figure.getByRole('button', { name: 'Edit' }).click()
  await figure.getByLabel('The sample').fill(text)
  await figure.getByLabel('The sample').press('Control+Enter')
}

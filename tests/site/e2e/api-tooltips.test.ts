import type { Locator, Page } from 'playwright-core'
import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'

/** The page may still move under a pointer that rests, as its fonts arrive: a reader's hand would follow. */
const hoverUntilShown = (page: Page, link: Locator) =>
  expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      return link.getByRole('tooltip').isVisible()
    })
    .toBe(true)

const path = '/docs/core/execution-engine/overview'

describe.each([
  ['en', ''],
  ['ru', '/ru'],
])('the tooltip of a name, %s', (_, prefix) => {
  it('shows what a name is, and Escape sends it away', async ({ open }) => {
    const { page, requests } = await open('real', `${prefix}${path}`)
    await hydrated(page)
    const link = page.locator('.article a.api').first()
    const tooltip = link.getByRole('tooltip')
    const before = requests.length
    await hoverUntilShown(page, link)
    expect(await tooltip.textContent()).not.toBe('')
    await page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    await page.locator('h1').hover()
    await link.focus()
    await tooltip.waitFor()
    // One file for all names of the other page.
    const files = requests.slice(before).filter((file) => file.endsWith('.names.json'))
    expect(files).toHaveLength(1)
  })

  it('stays in the window of a phone', async ({ open }) => {
    const { page } = await open('real', `${prefix}${path}`, { viewport: { width: 360, height: 640 } })
    await hydrated(page)
    const links = await page.locator('.article a.api').all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links.slice(0, 6)) {
      await link.focus()
      const tooltip = link.getByRole('tooltip')
      await tooltip.waitFor()
      const box = await tooltip.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    }
  })
})

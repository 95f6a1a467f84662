import { checkDoubleText, checkFixedHeight, checkNarrow } from './checks/reflow.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

describe('a window of 320 px', () => {
  checkNarrow([
    ['versions', '/docs/harbors/practice'],
    ['versions', '/ru/docs/guide/install'],
    ['versions', '/docs/reference/commands'],
  ])
})

describe('text of 200 %', () => {
  checkDoubleText([
    ['versions', '/docs/harbors/practice', 1280],
    ['versions', '/ru/docs/guide/install', 720],
    ['plain', '/docs/notes', 1024],
  ])
})

describe('what is fixed takes at most a fifth of the height', () => {
  checkFixedHeight([
    ['versions', '/docs/guide/transfer', 'en-US'],
    ['versions', '/ru/docs/guide/install', 'en-US'],
  ])

  it('the keyboard brings the bar back', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/transfer', { viewport: { width: 320, height: 256 } })
    await hydrated(page)
    const link = page.locator('header a').first()
    await page.keyboard.press('Tab')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const top = async () => (await link.boundingBox())?.y
    await expect.poll(top).toBeLessThan(0)
    await link.focus()
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })
})

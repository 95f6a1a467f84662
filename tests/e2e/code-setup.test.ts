import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/harbors/practice'
const folded = (page: Page) => page.locator('figure.code:has(.code-setup)')
const isOpen = (page: Page) =>
  folded(page)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => details.open)
const whole =
  "import { ferry } from 'ferry'\nimport { key } from './key.js'\n\nconst pier = ferry(key)\n\nawait pier.send('photos')"

/** Init script: the browser allows neither the clipboard nor its predecessor. */
function refuseClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
  document.execCommand = () => false
}

describe('set-up of a sample', () => {
  it('is one line, and opens with the keyboard', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    expect(await isOpen(page)).toBe(false)
    expect(await folded(page).getByText("'ferry'").isVisible()).toBe(false)
    await folded(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page)).toBe(true)
    expect(await folded(page).getByText("'ferry'").isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  it('is copied along while it is closed', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await folded(page).locator('.code-copy').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
    expect(await isOpen(page)).toBe(false)
  })

  it('is opened and selected along where the browser refuses to copy', async ({ open }) => {
    const { page } = await open('versions', path, { init: refuseClipboard })
    await folded(page).locator('.code-copy').click()
    const selected = () => page.evaluate(() => String(window.getSelection()))
    await expect
      .poll(async () => (await selected()).split('\n').filter(Boolean))
      .toEqual(whole.split('\n').filter(Boolean))
  })

  it('opens without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    await folded(page).locator('summary').click()
    expect(await folded(page).getByText("'ferry'").isVisible()).toBe(true)
  })

  it('is found by the search of the browser, which opens it', async ({ open }) => {
    const { page } = await open('versions', `${path}#:~:text=./key.js`)
    await expect.poll(() => isOpen(page)).toBe(true)
  })

  it('is open on paper', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.emulateMedia({ media: 'print' })
    const lines = folded(page).locator('.l')
    expect(await lines.evaluateAll((all) => all.filter((line) => line.checkVisibility()).length)).toBe(
      await lines.count(),
    )
    expect(await folded(page).locator('summary').isVisible()).toBe(false)
  })

  it('is where it was when the reader comes back, and moves nothing sideways on a phone', async ({ open }) => {
    const { page } = await open('versions', path, { viewport: { width: 360, height: 740 } })
    await hydrated(page)
    await folded(page).locator('summary').click()
    await expect.poll(() => isOpen(page)).toBe(true)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })
})

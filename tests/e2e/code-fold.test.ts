import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/harbors/remote'
const sample = (page: Page) => page.locator('figure.code:has(.code-fold)')
const rest = (page: Page) => sample(page).locator('details')
const isOpen = (page: Page) => rest(page).evaluate((details: HTMLDetailsElement) => details.open)
const last = (page: Page) => sample(page).getByText('owners')
const whole = [
  '[harbor.server]\nhost = "harbor.example"\nuser = deploy\nuser = "deploy"\nstreams = 4\nattempts = 8',
  'compress = "auto"\nowners = "keep"',
].join('\n')

describe('a long sample', () => {
  it.for([
    { prefix: '', label: '4 more lines' },
    { prefix: '/ru', label: 'Ещё 4 строки' },
  ])('shows as many lines as it says, and the rest on demand: $label', async ({ prefix, label }, { open }) => {
    const { page } = await open('versions', `${prefix}${path}`)
    await hydrated(page)
    const lines = sample(page).locator('.l')
    const shown = () => lines.evaluateAll((all) => all.filter((line) => line.checkVisibility()).length)
    expect(await shown()).toBe(4)
    const line = sample(page).locator('summary')
    expect(await line.innerText()).toBe(label)
    await line.focus()
    await page.keyboard.press('Enter')
    await expect.poll(shown).toBe(8)
    // The line that closes it again stands behind all others.
    const isBehind = async () => {
      const top = (element: Element) => element.getBoundingClientRect().top
      return (await line.evaluate(top)) > (await last(page).evaluate(top))
    }
    await expect.poll(isBehind).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  it('is copied whole while it is folded, without its marks', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await sample(page).locator('.code-copy').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
    expect(await isOpen(page)).toBe(false)
  })

  it('opens without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false, viewport: { width: 360, height: 740 } })
    await rest(page).locator('summary').click()
    expect(await last(page).isVisible()).toBe(true)
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBe(360)
  })

  it('is found by the search of the browser, which opens it', async ({ open }) => {
    const { page } = await open('versions', `${path}#:~:text=owners`)
    await expect.poll(() => isOpen(page)).toBe(true)
  })

  it('is whole on paper', async ({ open }) => {
    const { page } = await open('versions', path)
    await page.emulateMedia({ media: 'print' })
    expect(await last(page).evaluate((line) => line.checkVisibility())).toBe(true)
    expect(await rest(page).locator('summary').isVisible()).toBe(false)
  })
})

describe('lines and words that are marked', () => {
  it('say it with a sign as well as with a colour', async ({ open }) => {
    const { page } = await open('versions', path)
    const look = (selector: string, pseudo?: string) =>
      sample(page)
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const { backgroundColor, content, textDecorationStyle } = getComputedStyle(element, name)
          return { backgroundColor, content, textDecorationStyle }
        }, pseudo)
    const plain = await look('.l')
    const right = await look('.l.success')
    expect(right.backgroundColor).not.toBe(plain.backgroundColor)
    expect((await look('.l.success', '::after')).content).toBe('"✓" / "Right"')
    expect((await look('.l.warning', '::after')).content).toBe('"!" / "Warning"')
    expect((await look('mark.error')).textDecorationStyle).toBe('wavy')
    expect(await sample(page).locator('mark.error').innerText()).toBe('deploy')
  })
})

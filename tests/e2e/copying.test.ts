import type { Page } from 'playwright-core'
import { describe, expect, it, type OpenOptions, type Visit } from './harness/it.ts'

const path = '/docs/harbors/practice'
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const said = (page: Page) => page.locator('body > [aria-live="polite"]').textContent()
const copyButtons = (page: Page) => page.locator('figure.code button.code-copy')

type Open = (site: 'versions', path: string, options?: OpenOptions) => Promise<Visit>

async function openForCopying(open: Open, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open('versions', path, options)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return page
}

/** Init script: the browser allows neither the clipboard nor its predecessor. */
function refuseClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
  document.execCommand = () => false
}

describe('copying code', () => {
  it('takes the commands of a terminal without prompt and output', async ({ open }) => {
    const page = await openForCopying(open)
    const button = copyButtons(page).first()
    await button.hover()
    await button.click()
    const commands = 'ferry harbor add practice --lossy\nferry send ./photos practice: \\\n    --check full'
    await expect.poll(() => clipboard(page)).toBe(commands)
    await page.locator('.code-copy[data-copied] .icon-check').waitFor()
    await expect.poll(() => said(page)).toBe('Copied')
    // The tick goes by itself.
    await page.locator('.code-copy[data-copied]').waitFor({ state: 'detached' })
  })

  it('leaves deleted lines of a diff out', async ({ open }) => {
    const page = await openForCopying(open)
    const button = copyButtons(page).nth(1)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => clipboard(page)).toBe('[harbor.practice]\nlosses = 3\nstreams = 4')
  })

  it('takes lines that are wider than the screen as they are', async ({ open }) => {
    const page = await openForCopying(open, { viewport: { width: 360, height: 740 } })
    await copyButtons(page).nth(2).click()
    await expect.poll(() => clipboard(page)).toMatch(/^practice = \{ losses = 3.*limit = "20M" \}$/)
  })

  it('selects the code where the browser refuses, and says so', async ({ open }) => {
    const page = await openForCopying(open, { init: refuseClipboard })
    await copyButtons(page).nth(1).click()
    await expect.poll(() => said(page)).toMatch(/^Copying failed/)
    expect(await page.evaluate(() => String(window.getSelection()))).toContain('[harbor.practice]')
    expect(await page.locator('[data-copied]').count()).toBe(0)
  })

  it('has no button without JavaScript', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    expect(await copyButtons(page).count()).toBeGreaterThan(0)
    expect(await copyButtons(page).first().isVisible()).toBe(false)
  })
})

describe('heading links', () => {
  it('copy their address and lead to it', async ({ open }) => {
    const page = await openForCopying(open)
    const link = page.getByRole('link', { name: 'Link to this heading: Questions' })
    await link.focus()
    await page.keyboard.press('Enter')
    const address = new URL(`${path}#questions`, page.url()).href
    await expect.poll(() => clipboard(page)).toBe(address)
    await expect.poll(() => page.url()).toBe(address)
    await expect.poll(() => said(page)).toBe('Link to this heading copied')
  })

  it('carry the tabs that the reader has chosen on the page', async ({ open }) => {
    const page = await openForCopying(open)
    await page.locator('.article').getByRole('tab', { name: 'Windows' }).first().click()
    await page.getByRole('link', { name: 'Link to this heading: Questions' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => clipboard(page)).toBe(new URL(`${path}?tabs=platform:windows#questions`, page.url()).href)
  })
})

import type { Page } from 'playwright-core'
import { framesOf, recordFrames, valuesOf } from './harness/frames.ts'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/harbors/practice'
const sets = (page: Page) => page.locator('.article .tabs')
const tab = (page: Page, set: number, name: string) => sets(page).nth(set).getByRole('tab', { name })
const shown = (page: Page) =>
  page.locator('.tab-panel:visible').evaluateAll((panels) => panels.map((panel) => panel.getAttribute('data-value')))
const selected = (page: Page) => page.locator('[role="tab"][aria-selected="true"]').allTextContents()

describe('tabs', () => {
  it('sets of one group go together, and stay under the pointer', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    expect(await shown(page)).toEqual(['linux', 'linux'])
    await tab(page, 1, 'Windows').scrollIntoViewIfNeeded()
    const before = await tab(page, 1, 'Windows').boundingBox()
    await tab(page, 1, 'Windows').click()
    expect(await shown(page)).toEqual(['windows', 'windows'])
    expect(await selected(page)).toEqual(['Windows', 'Windows'])
    const after = await tab(page, 1, 'Windows').boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 99))).toBeLessThanOrEqual(1)
    // A set without the value stays as it is.
    await tab(page, 0, 'macOS').click()
    expect(await shown(page)).toEqual(['macos', 'windows'])
  })

  it('the choice holds on other pages and from the first frame on', async ({ open }) => {
    const { page, href } = await open('versions', path, { init: recordFrames })
    await hydrated(page)
    await tab(page, 0, 'Windows').click()
    expect(await page.evaluate(() => localStorage.getItem('docs.tabs'))).toBe('{"platform":"windows"}')
    await page.reload()
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'panels')).toEqual(['windows windows'])
    expect(await selected(page)).toEqual(['Windows', 'Windows'])
    await page.goto(href('/docs/guide'))
    await hydrated(page)
    await page.locator('article').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expect.poll(() => shown(page)).toEqual(['npm', 'windows'])
  })

  it('the package manager chosen holds on other pages and in the other language', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install')
    await hydrated(page)
    await tab(page, 0, 'pnpm').click()
    for (const other of ['/ru/docs/guide/install', '/docs/guide/install']) {
      await page.goto(href(other))
      expect((await shown(page))[0], other).toBe('pnpm')
    }
  })

  it('the keyboard moves and chooses', async ({ open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    await tab(page, 0, 'Linux').focus()
    const steps: readonly [string, string][] = [
      ['ArrowRight', 'macOS'],
      ['ArrowRight', 'Windows'],
      ['ArrowRight', 'Linux'],
      ['ArrowLeft', 'Windows'],
      ['Home', 'Linux'],
      ['End', 'Windows'],
    ]
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      expect(await page.locator(':focus').textContent(), key).toBe(name)
      expect((await selected(page))[0], key).toBe(name)
    }
    // One stop for the whole list; the next one lies behind it.
    await page.keyboard.press('Tab')
    expect(await sets(page).first().locator(':focus').count()).toBe(0)
    await page.keyboard.press('Shift+Tab')
    expect(await page.locator(':focus').textContent()).toBe('Windows')
    const panel = sets(page).first().getByRole('tabpanel', { name: 'Windows' })
    expect(await panel.isVisible()).toBe(true)
  })

  it('text in a tab that is not chosen is found by the browser, which selects the tab', async ({ open }) => {
    const { page } = await open('versions', `${path}#:~:text=Delete%20the%20folder`)
    await expect.poll(() => shown(page)).toEqual(['windows', 'windows'])
    expect(await selected(page)).toEqual(['Windows', 'Windows'])
    expect(await page.evaluate(() => localStorage.getItem('docs.tabs'))).toBeNull()
    // It is found again after another choice, and so is what was shown before.
    await hydrated(page)
    await tab(page, 1, 'Linux').click()
    expect(await shown(page)).toEqual(['linux', 'linux'])
    const hidden = page.locator('.tab-panel[hidden="until-found"]')
    expect(await hidden.count()).toBe(3)
  })

  it('without JavaScript every panel shows below its label', async ({ open }) => {
    const { page } = await open('versions', path, { javaScript: false })
    expect(await shown(page)).toEqual(['linux', 'macos', 'windows', 'linux', 'windows'])
    const labels = page.locator('.tab-label:visible')
    expect(await labels.allTextContents()).toEqual(['Linux', 'macOS', 'Windows', 'Linux', 'Windows'])
    expect(await page.locator('[role="tab"]:visible').count()).toBe(0)
  })
})

describe('tabs in an address', () => {
  it('are chosen from the first frame on, before what was remembered, and are not remembered', async ({ open }) => {
    const storage = { 'docs.tabs': '{"platform":"macos","package-manager":"pnpm"}' }
    const { page } = await open('versions', `${path}?tabs=platform:windows`, { init: recordFrames, storage })
    await hydrated(page)
    expect(valuesOf(await framesOf(page), 'panels')).toEqual(['windows windows'])
    expect(await selected(page)).toEqual(['Windows', 'Windows'])
    expect(await page.evaluate(() => localStorage.getItem('docs.tabs'))).toBe(storage['docs.tabs'])
  })

  it('follow the reader, who chooses another one', async ({ open }) => {
    const { page, documents } = await open('versions', `${path}?tabs=platform:windows,target:ssh&other=1#questions`)
    await hydrated(page)
    await tab(page, 0, 'Linux').click()
    await expect.poll(() => shown(page)).toEqual(['linux', 'linux'])
    expect(new URL(page.url()).search).toBe('?other=1&tabs=platform:linux,target:ssh')
    expect(new URL(page.url()).hash).toBe('#questions')
    expect(documents).toHaveLength(1)
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(['linux', 'linux'])
  })

  it('of a link hold on the page that it leads to, and on no other', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    const lead = (href: string) =>
      page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('article a')
        link?.setAttribute('href', to)
        link?.click()
      }, href)
    await lead(`${path}?tabs=platform:windows`)
    await expect.poll(() => shown(page)).toEqual(['windows', 'windows'])
    await lead('/docs/guide/install')
    await expect.poll(() => shown(page)).toEqual(['npm', 'linux'])
    expect(documents).toHaveLength(1)
  })

  it.for(['?tabs=', '?tabs=platform', '?tabs=platform:nowhere,:,a:b:c', '?tabs=%E0%A4%A'])(
    'that name none change nothing: %s',
    async (search, { open }) => {
      const { page } = await open('versions', path + search)
      await hydrated(page)
      expect(await shown(page)).toEqual(['linux', 'linux'])
      expect(await selected(page)).toEqual(['Linux', 'Linux'])
    },
  )
})

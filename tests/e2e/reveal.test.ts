import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

const path = '/docs/guide/install'
/** A heading inside closed details and one inside a tab that is not selected. */
const hidden = ['behind-a-proxy', 'with-pnpm', 'long-paths']

async function expectShown(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).waitFor({ state: 'visible' })
  const gap = () =>
    page.evaluate((target) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const box = document.getElementById(target)?.getBoundingClientRect()
      return box ? [box.top >= bar - 0.5, box.bottom <= window.innerHeight] : undefined
    }, id)
  await expect.poll(gap).toEqual([true, true])
}

describe.each(hidden)('a hash that leads into what is closed (#%s)', (id) => {
  it('opens it on load', async ({ open }) => {
    const { page } = await open('versions', `${path}#${id}`)
    await expectShown(page, id)
    await hydrated(page)
    await expectShown(page, id)
  })

  it('opens it after a navigation', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('article a.card')
      if (link) link.href = href
    }, `${path}#${id}`)
    await page.locator('article a.card').first().click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await expectShown(page, id)
    expect(documents).toHaveLength(1)
  })

  it('opens it on Back', async ({ open }) => {
    const { page } = await open('versions', `${path}#${id}`)
    await hydrated(page)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await page.locator(`#${id}`).waitFor({ state: 'visible' })
  })
})

describe('a click on a hash that leads into what is closed', () => {
  it.for(['behind-a-proxy', 'with-pnpm'])('opens it, and again after it was closed (#%s)', async (id, { open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const link = page.locator(`article a[href="#${id}"]`).first()
    await link.click()
    await expectShown(page, id)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('article details')) details.open = false
    })
    await page.locator('.tab[data-value="npm"]').click()
    await link.click()
    await expectShown(page, id)
  })

  it('remembers no tab that nobody chose', async ({ open }) => {
    const { page } = await open('versions', `${path}#with-pnpm`)
    await expectShown(page, 'with-pnpm')
    expect(await page.evaluate(() => localStorage.getItem('docs.tabs'))).toBeNull()
  })
})

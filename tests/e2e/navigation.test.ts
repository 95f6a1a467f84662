import { describe, expect, hydrated, it } from './harness/it.ts'
import { hold } from './harness/network.ts'

describe('client navigation', () => {
  it('swaps the article without loading a document', async ({ open }) => {
    const { page, documents, href } = await open('versions', '/docs/guide')
    await hydrated(page)
    const sidebar = await page.locator('#docs-sidebar').elementHandle()
    const group = await page.locator('#docs-sidebar details').first().elementHandle()
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    expect(page.url()).toBe(href('/docs/guide/transfer'))
    expect(await page.locator('article h1').textContent()).toBe('Transfers')
    expect(await page.locator('article').count()).toBe(1)
    expect(documents).toEqual(['/docs/guide'])
    expect(await sidebar?.evaluate((element) => element.isConnected)).toBe(true)
    expect(await group?.evaluate((element) => element.isConnected)).toBe(true)
  })

  it('ends as a load of the page does', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Transfers' }).click()
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
    const text = async () => (await page.locator('main').textContent())?.replace(/\s+/g, '')
    const [exchanged, contents] = [await text(), await page.locator('[data-contents]').allTextContents()]
    expect(documents).toHaveLength(1)
    await page.reload()
    expect(exchanged).toBe(await text())
    expect(contents).toEqual(await page.locator('[data-contents]').allTextContents())
  })

  it.for([
    [360, 640],
    [1440, 900],
  ] as const)('fills the screen with its first frame (%i × %i)', async ([width, height], { open }) => {
    const { page } = await open('versions', '/docs/guide', { viewport: { width, height } })
    await hydrated(page)
    const bottom = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            const article = [...document.querySelectorAll('article')].find((one) =>
              one.textContent?.includes('The scan'),
            )
            if (article) requestAnimationFrame(() => resolve(article.getBoundingClientRect().bottom))
            if (article) observer.disconnect()
          })
          observer.observe(document.body, { childList: true, subtree: true })
        }),
    )
    await page
      .locator('a[href$="/docs/guide/transfer"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    expect(await bottom).toBeGreaterThan(height)
    await expect.poll(() => page.title()).toBe('Transfers · Ferry')
  })

  it('keeps nothing of the pages between, however fast the reader is', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    const links = ['Install', 'Transfers', 'Schedule'].map((name) =>
      page.locator('#docs-sidebar').getByRole('link', { name, exact: true }),
    )
    for (const link of links) {
      await link.hover()
      await page.waitForLoadState('networkidle')
    }
    // Each before the frame in which the one before would be complete.
    const elements = await Promise.all(links.map((link) => link.elementHandle()))
    await page.evaluate(async (all) => {
      for (const element of all) {
        ;(element as HTMLElement | null)?.click()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, elements)
    await expect.poll(() => page.title()).toBe('Schedule · Ferry')
    expect(await page.locator('article').count()).toBe(1)
    expect(await page.locator('h1').allTextContents()).toEqual(['Schedule'])
  })

  it('moves the mark of the sidebar, once', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    const current = page.locator('#docs-sidebar [aria-current="page"]')
    expect(await current.allTextContents()).toEqual(['Guide'])
    await page.locator('article').getByRole('link', { name: 'Schedule' }).click()
    await expect.poll(() => current.allTextContents()).toEqual(['Schedule'])
  })

  it('opens the group of the sidebar around the new page', async ({ open }) => {
    const { page } = await open('versions', '/docs/reference/commands')
    await hydrated(page)
    await page.goto(new URL('/docs/guide/schedule', page.url()).href)
    await hydrated(page)
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => page.title()).toBe('A local harbor · Ferry')
    const group = page.locator('#docs-sidebar details[data-key="harbors"]')
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true)
  })

  it('tells screen readers which page is on screen', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide')
    await hydrated(page)
    const region = page.locator('body > [aria-live="polite"]')
    expect(await region.textContent()).toBe('')
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => region.textContent()).toBe('Установка: страница загружена')
  })

  it('leaves the old page as it is until the new one is here', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    const answer = await hold(page, '**/docs/harbors/local.json')
    await page.locator('#docs-sidebar a[href$="/harbors/local"]').evaluate((link: HTMLElement) => link.click())
    await answer.asked
    expect(await page.title()).toBe('Guide · Ferry')
    expect(await page.locator('article h1').textContent()).toBe('Guide')
    answer.release()
    await expect.poll(() => page.locator('article h1').textContent()).toBe('A local harbor')
  })

  it('the last of two clicks wins', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    const slow = await hold(page, '**/docs/harbors/local.json')
    await page.locator('#docs-sidebar a[href$="/harbors/local"]').evaluate((link: HTMLElement) => link.click())
    await slow.asked
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    const answered = page.waitForResponse('**/docs/harbors/local.json')
    slow.release()
    await (await answered).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.title()).toBe('Install · Ferry')
    expect(await page.locator('article h1').textContent()).toBe('Install')
    expect(documents).toHaveLength(1)
  })

  it('goes to pages with and without sidebar, to the front page and to another version', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.locator('header').getByRole('link', { name: 'Commands' }).click()
    await expect.poll(() => page.title()).toBe('Commands · Ferry')
    expect(await page.locator('#docs-sidebar').count()).toBe(0)
    await page.locator('header').getByRole('link', { name: 'Ferry: home page' }).click()
    await expect.poll(() => page.title()).toBe('Ferry')
    await page.locator('main').getByRole('link', { name: 'guide', exact: true }).click()
    await expect.poll(() => page.title()).toBe('Guide · Ferry')
    await page.locator('header summary').filter({ hasText: 'Current' }).click()
    await page.locator('header').getByRole('link', { name: '1.0' }).click()
    await expect.poll(() => page.locator('#docs-sidebar').getByRole('link', { name: 'Mirrors' }).count()).toBe(1)
    expect(documents).toHaveLength(1)
  })
})

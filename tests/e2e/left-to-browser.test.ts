import type { Locator, Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'

/** Puts a link into the article, as a writer could, and leaves its click to the test. */
async function addLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
    link.textContent = 'A link of the test'
    document.querySelector('article')?.prepend(link)
  }, attributes)
}

const added = (page: Page) => page.getByRole('link', { name: 'A link of the test' })

describe('what the browser follows by itself', () => {
  it('the other locale, with query and hash', async ({ open }) => {
    const { page, documents, href } = await open('versions', '/docs/guide/install?q=1#verify')
    await hydrated(page)
    await page.locator('header summary').filter({ hasText: 'English' }).click()
    await page.locator('header').getByRole('link', { name: 'Русский' }).click()
    await page.waitForURL(href('/ru/docs/guide/install?q=1#verify'))
    expect(documents).toEqual(['/docs/guide/install?q=1', '/ru/docs/guide/install?q=1'])
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  })

  it('other sites', async ({ open }) => {
    const { page } = await open('versions', '/docs/harbors/remote', {
      prepare: (page) =>
        page.route('https://openssh.example/', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
        ),
    })
    await hydrated(page)
    await page.locator('article a.external').click()
    await expect.poll(() => page.title()).toBe('Another site')
  })

  it('files', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await addLink(page, { href: '/docs/guide.json' })
    await added(page).click()
    await expect.poll(() => documents).toEqual(['/docs/guide', '/docs/guide.json'])
  })

  it('downloads', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await addLink(page, { href: '/docs/guide/install', download: 'install.html' })
    const download = page.waitForEvent('download')
    await added(page).click()
    expect((await download).suggestedFilename()).toBe('install.html')
    expect(await page.title()).toBe('Guide · Ferry')
  })

  it.for<{ name: string; options: NonNullable<Parameters<Locator['click']>[0]> }>([
    { name: 'Control', options: { modifiers: ['Control'] } },
    { name: 'Shift', options: { modifiers: ['Shift'] } },
    { name: 'the middle button', options: { button: 'middle' } },
  ])('clicks with $name', async ({ options }, { open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    const other = page.context().waitForEvent('page')
    await page.locator('a[rel="next"]').click(options)
    await (await other).waitForURL('**/docs/guide/install')
    expect(await page.title()).toBe('Guide · Ferry')
  })

  it('links for another tab', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    await addLink(page, { href: '/docs/guide/install', target: '_blank' })
    const other = page.context().waitForEvent('page')
    await added(page).click()
    await (await other).waitForURL('**/docs/guide/install')
    expect(await page.title()).toBe('Guide · Ferry')
  })

  it('a reload', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await page.reload()
    await hydrated(page)
    expect(documents).toEqual(['/docs/guide', '/docs/guide/install'])
  })

  it('links in other forms of an address, which the server leads on', async ({ open }) => {
    const { page, documents } = await open('versions', '/docs/guide')
    await hydrated(page)
    await addLink(page, { href: '/docs/guide/install.html' })
    await added(page).click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(documents).toContain('/docs/guide/install.html')
    expect(new URL(page.url()).pathname).toBe('/docs/guide/install')
  })
})

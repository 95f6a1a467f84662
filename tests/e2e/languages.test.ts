import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { drawer, openDrawer, phone, toMainMenu } from './parts/drawer.ts'

const languages = (page: Page) => page.locator('header details').filter({ hasText: /Languages|Языки/ })

async function switchTo(page: Page, name: string): Promise<void> {
  await languages(page).locator('summary').click()
  await languages(page).getByRole('link', { name, exact: true }).click()
}

describe('the language switch', () => {
  it('leads to the same page, query and hash, and back', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install?from=mail&x=%D1%8F#verify')
    await hydrated(page)
    await switchTo(page, 'Русский')
    await page.waitForURL(href('/ru/docs/guide/install?from=mail&x=%D1%8F#verify'))
    await hydrated(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
    await switchTo(page, 'English')
    await page.waitForURL(href('/docs/guide/install?from=mail&x=%D1%8F#verify'))
  })

  it('knows a query and hash that came after the page', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install')
    await hydrated(page)
    await page.locator('article').getByRole('link', { name: 'Verify', exact: true }).click()
    await languages(page).locator('summary').focus()
    await page.keyboard.press('ArrowUp')
    const link = languages(page).getByRole('link', { name: 'Русский' })
    await expect.poll(() => link.evaluate((a: HTMLAnchorElement) => a.href)).toBe(href('/ru/docs/guide/install#verify'))
    await page.keyboard.press('Enter')
    await page.waitForURL(href('/ru/docs/guide/install#verify'))
  })

  it('does the same in the drawer', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide/install?a=b#verify', { viewport: phone })
    await hydrated(page)
    await openDrawer(page)
    await toMainMenu(page)
    await drawer(page).locator('summary', { hasText: 'English' }).click()
    await drawer(page).getByRole('link', { name: 'Русский' }).click()
    await page.waitForURL(href('/ru/docs/guide/install?a=b#verify'))
  })

  it('goes to front pages and keeps below another base', async ({ open }) => {
    const { page, href } = await open('base', '/')
    await hydrated(page)
    await switchTo(page, 'Русский')
    await page.waitForURL(href('/ru/'))
    await hydrated(page)
    await switchTo(page, 'English')
    await page.waitForURL(href('/'))
  })

  it('leads to the same address also from one that leads nowhere', async ({ open }) => {
    const { page, href, problems } = await open('base', '/ru/no/such-page?a=b')
    await hydrated(page)
    await switchTo(page, 'English')
    await page.waitForURL(href('/no/such-page?a=b'))
    await hydrated(page)
    await switchTo(page, 'Русский')
    await page.waitForURL(href('/ru/no/such-page?a=b'))
    expect(problems.take(/404/)).toHaveLength(3)
  })

  it('its rows name their language', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide')
    const rows = await languages(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => ['lang', 'hreflang', 'dir', 'href'].map((name) => link.getAttribute(name))),
      )
    expect(rows).toEqual([
      ['en', 'en', 'ltr', '/docs/guide'],
      ['ru', 'ru', 'ltr', '/ru/docs/guide'],
    ])
    expect(await languages(page).locator('a[aria-current="true"]').textContent()).toBe('Русский')
    const root = page.locator('html')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['ru', 'ltr'])
  })
})

describe('a page that only another language has', () => {
  it('is offered where it is missing', async ({ open }) => {
    const { page, href, problems } = await open('pictures', '/ru/docs/legend')
    await page.locator('main a[hreflang="en"]', { hasText: 'Legend' }).click()
    await page.waitForURL(href('/docs/legend'))
    expect(await page.locator('h1').textContent()).toBe('Legend')
    problems.expect(/404/)
  })
})

describe('the offer of another language', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: /This page is available|Эта страница есть/ })

  it.for([
    {
      path: '/docs/guide/install',
      locale: 'ru-RU',
      lang: 'ru',
      link: 'Читать по-русски',
      to: '/ru/docs/guide/install',
    },
    { path: '/ru/docs/guide', locale: 'en-GB', lang: 'en', link: 'Read in English', to: '/docs/guide' },
  ])('speaks the language of the browser ($locale) and leads to the page', async (offered, { open }) => {
    const { page, documents, href } = await open('versions', offered.path, { locale: offered.locale })
    await offer(page).waitFor()
    expect(await offer(page).getAttribute('lang')).toBe(offered.lang)
    // Nobody was taken anywhere.
    expect(documents).toEqual([offered.path])
    await offer(page).getByRole('link', { name: offered.link }).click()
    await page.waitForURL(href(offered.to))
  })

  it('never covers what gets the focus', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide/install', { locale: 'ru-RU' })
    const top = (await offer(page).boundingBox())?.y ?? 0
    const link = page.locator('.article a[href]:visible').last()
    // It would be covered, were it not moved.
    await link.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().top - y - 20), top)
    await link.focus()
    const box = await link.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  })

  it('is gone for good once dismissed', async ({ open }) => {
    const { page, href } = await open('versions', '/docs/guide', { locale: 'ru-RU' })
    await offer(page).getByRole('button', { name: 'Скрыть' }).click()
    await offer(page).waitFor({ state: 'detached' })
    const card: string[] = []
    page.on('request', (request) => /\/language-offer-/.test(request.url()) && card.push(request.url()))
    await page.goto(href('/docs/guide/install'))
    await hydrated(page)
    expect(await offer(page).count()).toBe(0)
    expect(card).toEqual([])
  })

  it('is not made to readers of the language, of no language of the site, or who have chosen', async ({ open }) => {
    for (const [path, locale] of [
      ['/docs/guide', 'en-US'],
      ['/ru/docs/guide', 'ru'],
      ['/docs/guide', 'de-DE'],
    ] as const) {
      const { page, requests } = await open('versions', path, { locale })
      await hydrated(page)
      expect(requests.filter((request) => /\/language-offer-[^/]*\.js$/.test(request))).toEqual([])
      expect(await offer(page).count()).toBe(0)
    }
    const { page } = await open('versions', '/ru/docs/guide', { locale: 'ru-RU' })
    await hydrated(page)
    await switchTo(page, 'English')
    await page.waitForURL((url) => url.pathname === '/docs/guide')
    await hydrated(page)
    expect(await offer(page).count()).toBe(0)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, hydrated, it } from './harness/it.ts'
import { rewrite, savesData } from './harness/network.ts'

const from = '/docs/harbors/remote'
const data = '**/docs/guide/install.json'

const follow = (page: Page) => page.locator('#docs-sidebar').getByRole('link', { name: 'Install' }).click()

describe('data of another build leads to one ordinary load', () => {
  it.for([
    { name: 'no data', prepare: (page: Page) => page.route(data, (route) => route.fulfill({ status: 404 })), noise: 1 },
    {
      name: 'a page in place of the data',
      prepare: (page: Page) =>
        page.route(data, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' })),
      noise: 0,
    },
    {
      name: 'another build',
      prepare: (page: Page) => rewrite(page, data, (text) => JSON.stringify({ ...JSON.parse(text), build: 'newer' })),
      noise: 0,
    },
  ])('$name', async ({ prepare, noise }, { open }) => {
    const { page, documents, problems, href, warnings } = await open('versions', from, { init: savesData })
    await hydrated(page)
    await prepare(page)
    await follow(page)
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    await hydrated(page)
    expect(page.url()).toBe(href('/docs/guide/install'))
    expect(documents).toEqual([from, '/docs/guide/install'])
    expect(warnings.length).toBeGreaterThan(0)
    // The hover before the click has asked too, and what failed is asked for again.
    expect(problems.take(/404/).length).toBeGreaterThanOrEqual(noise)
  })
})

/** Counts the reloads that scripts ask for; the count outlives the documents. */
function countReloads(): void {
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload')
      sessionStorage.setItem('reloads', `${Number(sessionStorage.getItem('reloads')) + 1}`)
  })
}

const reloads = (page: Page) => page.evaluate(() => sessionStorage.getItem('reloads'))
const isGone = (warnings: readonly string[]) =>
  warnings.filter((text) => text.includes('The code of this page could not be loaded')).length

describe('code that is gone', () => {
  it.for(['**/assets/Search-*.js', '**/assets/shell-en-*.json'])(
    '%s: a warning and one reload',
    async (file, { open }) => {
      const { page, documents, problems, warnings } = await open('versions', '/search', {
        init: countReloads,
        prepare: (page) => page.route(file, (route) => route.fulfill({ status: 404 })),
      })
      await expect.poll(() => isGone(warnings)).toBe(2)
      expect(await reloads(page)).toBe('1')
      expect(documents).toEqual(['/search', '/search'])
      // The page says so, and can be left.
      await page.getByRole('button', { name: 'Retry' }).waitFor()
      await page.getByRole('link', { name: 'home page' }).first().click()
      await expect.poll(() => page.title()).toBe('Ferry')
      expect(await reloads(page)).toBe('1')
      expect(documents).toHaveLength(2)
      problems.expect(/404/)
    },
  )

  it('a page whose code stays away: one reload, wherever it was missed first', async ({ open }) => {
    const { page, documents, problems, warnings } = await open('versions', from, {
      init: countReloads,
      prepare: (page) => page.route('**/assets/Search-*.js', (route) => route.fulfill({ status: 404 })),
    })
    await hydrated(page)
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('#docs-sidebar a')
      if (link) link.pathname = '/search'
      link?.click()
    })
    await expect.poll(() => isGone(warnings)).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await reloads(page)).toBe('1')
    expect(documents).toEqual([from, '/search'])
    problems.expect(/404/)
  })

  it('that is back after the reload: the page works, and the next deployment may reload again', async ({ open }) => {
    const { page, documents, problems, warnings } = await open('versions', '/search', {
      init: countReloads,
      prepare: async (page) => {
        let loads = 0
        page.on('framenavigated', () => loads++)
        await page.route('**/assets/Search-*.js', (route) =>
          loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
        )
      },
    })
    await expect.poll(() => documents.length).toBe(2)
    await hydrated(page)
    expect(isGone(warnings)).toBe(1)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('docs.reloaded-for'))).toBeNull()
    problems.expect(/404/)
  })

  it('without session storage there is no reload at all', async ({ open }) => {
    const { page, documents, problems, warnings } = await open('versions', '/search', {
      init: () => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('Not here', 'SecurityError')
          },
        })
      },
      prepare: (page) => page.route('**/assets/Search-*.js', (route) => route.fulfill({ status: 404 })),
    })
    await expect.poll(() => isGone(warnings)).toBe(1)
    await page.evaluate(() => undefined)
    expect(documents).toHaveLength(1)
    problems.expect(/404/)
  })
})

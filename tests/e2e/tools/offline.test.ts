import { describe, expect, hydrated, type SiteName } from '../harness/it.ts'
import { savesData } from '../harness/network.ts'
import { button, it, keepPages, status, stored } from './parts/offline-site.ts'

describe('before anybody asks', () => {
  it('stores nothing, and loads nothing on other pages', async ({ reader }) => {
    const { page, line, go } = await reader()
    await go('/docs/start')
    await hydrated(page)
    expect(await stored(page)).toEqual({ caches: [], files: 0, workers: 0 })
    expect(line.asked.filter((path) => /OfflineTool|offline-|^\/offline\//.test(path))).toEqual([])
    await go('/docs/offline')
    await button(page, 'Keep for offline').waitFor()
    expect(await page.locator('.tool dl').innerText()).toMatch(
      /about [\d.]+ MB to load, [\d.]+ MB on this device\s+Pages\s+\d+ in English/,
    )
    expect(await stored(page)).toEqual({ caches: [], files: 0, workers: 0 })
  })

  it.for([
    ['no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
    ['no storage', () => Object.defineProperty(window, 'caches', { value: { match: () => Promise.reject(Error()) } })],
  ] as const)('says so in a browser with %s', async ([, init], { open }) => {
    const { page } = await open('tools', '/docs/offline', { init })
    await expect.poll(() => page.locator('.tool').innerText()).toContain('This browser cannot keep the site')
  })

  it('says without scripts what it would do', async ({ open }) => {
    const { page } = await open('tools', '/docs/offline', { javaScript: false })
    expect(await page.locator('.tool').innerText()).toContain('a button here keeps the pages')
  })
})

const sites: readonly SiteName[] = ['tools', 'tools-base']

describe.each(sites)('without a network, site %s', (site) => {
  it('opens every page by its address, with styles, fonts and scripts', async ({ reader }) => {
    const visit = await reader({ site })
    const { page, line, go, problems } = visit
    await keepPages(visit)
    line.mode = 'down'
    const paths = ['/docs/start', '/', '/search', '/docs/start?q=1#top', '/docs/start.html', '/docs/offline/']
    for (const path of paths) {
      await go(path)
      await hydrated(page)
      expect(await page.locator('h1').count(), path).toBe(1)
    }
    await expect
      .poll(() => page.locator('.tool').innerText())
      .toContain('The site does not answer. The pages that are kept can be read.')
    problems.expect(/offline\/en\.json/)
    expect(await page.evaluate(() => document.fonts.check('1rem "Golos Text"'))).toBe(true)
  })

  it('leads from page to page, and searches', async ({ reader }) => {
    const visit = await reader({ site })
    const { page, line, go, problems } = visit
    await page.addInitScript(savesData)
    await keepPages(visit)
    line.mode = 'down'
    await page.locator('#docs-sidebar').getByRole('link', { name: 'Tools of the harbor' }).click()
    await expect.poll(() => page.title()).toContain('Tools of the harbor')
    await go('/search?q=harbor%20master')
    await page.locator('main').getByRole('link', { name: 'Tools of the harbor' }).first().waitFor()
    await go('/search?q=zzqqxxyy')
    await expect.poll(() => page.locator('main').getByRole('status').textContent()).toBe('Results not found')
    problems.expect(/offline\/en\.json|search-index\/ru/)
  })

  it('says so of a page that is not kept, and leads back', async ({ reader }) => {
    const visit = await reader({ site })
    const { page, line, go, problems } = visit
    await keepPages(visit)
    line.mode = 'down'
    await go('/ru/docs/start')
    expect(await page.locator('h1').textContent()).toBe('Страница не сохранена')
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily)).toContain('system-ui')
    await page.getByRole('link', { name: 'Главная страница' }).click()
    await expect.poll(() => page.url()).toBe(line.href('/'))
    await hydrated(page)
    problems.expect(/503/)
  })
})

describe('what is kept', () => {
  it('says its age, that it is current, and is removed with all that it stored', async ({ reader }) => {
    const visit = await reader()
    const { page, go } = visit
    await keepPages(visit)
    await go('/docs/offline')
    await expect.poll(() => page.locator('.tool').innerText()).toContain('The copy is the same as the site now.')
    expect(await page.locator('.tool dl').innerText()).toMatch(/Kept\s+this minute, on /)
    await button(page, 'Remove').click()
    await expect.poll(() => status(page)).toBe('Everything that was kept is removed.')
    expect(await stored(page)).toEqual({ caches: [], files: 0, workers: 0 })
  })

  it('is of one language; the other one stays when one is removed', async ({ reader }) => {
    const visit = await reader()
    const { page, line, go } = visit
    await keepPages(visit)
    await go('/ru/docs/offline')
    await button(page, 'Сохранить для чтения без сети').click()
    await expect.poll(() => status(page)).toMatch(/^Все страницы сохранены/)
    await button(page, 'Удалить').click()
    await expect.poll(() => status(page)).toMatch(/^Всё сохранённое удалено/)
    line.mode = 'down'
    await go('/docs/start')
    await hydrated(page)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Tools of the harbor')
  })

  it('is kept and removed by the keyboard alone; the focus is never lost', async ({ reader }) => {
    const { page, line, go } = await reader({ viewport: { width: 360, height: 740 } })
    await go('/docs/offline')
    await button(page, 'Keep for offline').focus()
    let release = () => {}
    line.before = (path) => (path === '/docs/start' ? new Promise((resolve) => (release = resolve)) : undefined)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Stop')
    await expect.poll(() => page.getByRole('progressbar').getAttribute('value').then(Number)).toBeGreaterThan(0)
    line.before = () => {}
    release()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^All pages are kept/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

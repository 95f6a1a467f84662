import { spawnSync } from 'node:child_process'
import { describe, expect, hydrated, it } from './harness/it.ts'

/** Day of the last commit of a file; undefined where the history is not there, or not whole. */
function lastChange(file: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined
  return git('log', '-1', '--format=%cs', '--', file) || undefined
}

describe('around an article', () => {
  it('breadcrumbs lead up, and name the page', async ({ open }) => {
    const { page, href } = await open('versions', '/ru/docs/guide/install')
    await hydrated(page)
    const crumbs = page.getByRole('navigation', { name: 'Навигационная цепочка' })
    const steps = await crumbs
      .locator('li > *')
      .evaluateAll((all) => all.map((step) => [step.textContent, step.getAttribute('href')]))
    expect(steps).toEqual([
      ['Документация', '/ru/docs/guide'],
      ['Руководство', '/ru/docs/guide'],
      ['Установка', null],
    ])
    expect(await crumbs.locator('[aria-current="page"]').textContent()).toBe('Установка')
    await crumbs.getByRole('link', { name: 'Руководство' }).click()
    await expect.poll(() => page.url()).toBe(href('/ru/docs/guide'))
  })

  it('previous and next follow the order of the sidebar', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    await hydrated(page)
    const pages = page.getByRole('navigation', { name: 'Previous and next page' })
    expect(await pages.locator('a[rel="prev"]').count()).toBe(0)
    for (const title of ['Install', 'Transfers', 'Schedule', 'A local harbor', 'A remote harbor']) {
      await pages.locator('a[rel="next"]').click()
      await expect.poll(() => page.locator('h1').textContent()).toBe(title)
    }
    await pages.locator('a[rel="next"]').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('A practice harbor')
    expect(await pages.locator('a[rel="next"]').count()).toBe(0)
    await pages.locator('a[rel="prev"]').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('A remote harbor')
  })

  it('edit and report links name the page on screen', async ({ open }) => {
    const { page } = await open('versions', '/ru/docs/guide/install')
    await hydrated(page)
    const edit = page.getByRole('link', { name: 'Изменить эту страницу' })
    const report = page.getByRole('link', { name: 'Сообщить о проблеме' })
    expect(await edit.getAttribute('href')).toBe('https://git.example/ferry/edit/main/docs/ru/docs/guide/install.md')
    const address = new URL((await report.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://git.example/ferry/issues/new')
    expect(address.searchParams.get('body')).toBe('/ru/docs/guide/install')
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => edit.getAttribute('href')).toContain('transfer.md')
    expect(decodeURIComponent((await report.getAttribute('href')) ?? '')).toContain('/ru/docs/guide/transfer')
  })

  it.for([
    ['/docs/guide', 'en', /^Last updated on [A-Z]\w+ \d+, \d{4}$/, /^Date of the last update unknown/],
    ['/ru/docs/guide', 'ru', /^Последнее обновление: \d+ [а-я]+ \d{4} г\.$/, /^Дата последнего обновления неизвестна/],
  ] as const)('the date of the last change is in the language of the page (%s)', async (row, { open }) => {
    const [path, locale, known, unknown] = row
    const { page } = await open('versions', path)
    await hydrated(page)
    const day = lastChange(`tests/fixtures/sites/versions/content/${locale}/docs/guide/index.md`)
    const line = page.locator('main p').filter({ hasText: day ? known : unknown })
    await line.waitFor()
    const times = await line.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(times).toEqual(day ? [day] : [])
  })
})

describe('the index of a group that nobody has written', () => {
  it.for([
    ['/docs/harbors', 'Harbors', 'This section has 3 pages: Local, Remote, and Practice.', 'How-to'],
    ['/ru/docs/harbors', 'Гавани', 'В этом разделе 3 страницы: Локальная, Удалённая и Учебная.', 'Инструкция'],
  ] as const)('says what it is and lists its pages: %s', async ([path, title, sentence, kind], { open }) => {
    const { page, href } = await open('versions', path)
    await hydrated(page)
    expect(await page.locator('article h1').textContent()).toBe(title)
    const text = await page.locator('article').textContent()
    expect(text?.replaceAll('\u00a0', ' ')).toContain(sentence)
    const cards = page.locator('article .card')
    const links = await cards.evaluateAll((all) =>
      all.map((card) => new URL((card as HTMLAnchorElement).href).pathname),
    )
    expect(links).toEqual(['local', 'remote', 'practice'].map((name) => new URL(href(`${path}/${name}`)).pathname))
    expect(await cards.first().locator('.card-facts').textContent()).toContain(kind)
    expect(await page.locator('#docs-sidebar [aria-current="page"]').allTextContents()).toEqual([title])
    const crumbs = page.locator('nav ol li')
    expect(await crumbs.last().textContent()).toBe(title)
    expect(await page.locator('a[href*="/edit/"]').count()).toBe(0)
    await cards.first().click()
    await expect.poll(() => page.url()).toBe(href(`${path}/local`))
    await crumbs.getByRole('link', { name: title }).click()
    await expect.poll(() => page.url()).toBe(href(path))
  })

  it('is found by its title, and is in the sitemap', async ({ open }) => {
    const { page, href } = await open('versions', '/search?q=harbors')
    await expect
      .poll(() => page.locator(`main a[href^="${new URL(href('/docs/harbors')).pathname}"]`).count())
      .toBeGreaterThan(0)
    const sitemap = await (await page.request.get(href('/sitemap.xml'))).text()
    expect(sitemap).toContain('<loc>https://ferry-tool.example/ru/docs/harbors</loc>')
  })

  it('stands where other beginnings of routes lead', async ({ open }) => {
    const { page, href } = await open('versions', '/ru/docs/reference')
    expect(page.url()).toBe(href('/ru/docs/guide'))
  })
})

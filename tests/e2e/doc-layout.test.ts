import { describe, expect, hydrated, it } from './harness/it.ts'

describe('C5 around an article', () => {
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
    expect(address.searchParams.get('title')).toBe('/ru/docs/guide/install: ')
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => edit.getAttribute('href')).toContain('transfer.md')
    expect(decodeURIComponent((await report.getAttribute('href')) ?? '')).toContain('/ru/docs/guide/transfer')
  })

  it.for([
    ['/docs/guide', /^Last updated on .*\d{4}|not known/],
    ['/ru/docs/guide', /^Последнее обновление: .*\d{4}|неизвестна/],
  ] as const)('the date of the last change is in the language of the page (%s)', async ([path, text], { open }) => {
    const { page } = await open('versions', path)
    await hydrated(page)
    const line = page.locator('main p').filter({ hasText: text })
    await line.waitFor()
    const times = await line.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    for (const time of times) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

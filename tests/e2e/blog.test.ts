import { describe, expect, hydrated, it } from './harness/it.ts'

const languages = [
  { code: 'en', prefix: '', older: 'Older posts', newer: 'Newer posts', page: 'Page 2 of 3', last: 'First crossing' },
  {
    code: 'ru',
    prefix: '/ru',
    older: 'Более старые',
    newer: 'Более новые',
    page: 'Страница 2 из 3',
    last: 'Первый рейс',
  },
] as const

describe.each(languages)('the blog, $code', ({ code, prefix, older, newer, page: place, last }) => {
  it('shows ten posts a page, and leads from page to page', async ({ open }) => {
    const { page, documents } = await open('blog', `${prefix}/blog`)
    await hydrated(page)
    const posts = page.locator('.post-title')
    expect(await posts.count()).toBe(10)
    expect(await posts.allTextContents()).toContain(code === 'en' ? 'Tides' : 'Приливы')
    await page.getByRole('link', { name: older }).click()
    await page.waitForURL(`**${prefix}/blog/page/2`)
    await expect.poll(() => page.locator('.blog-page').textContent()).toBe(place)
    await page.getByRole('link', { name: older }).click()
    await page.waitForURL(`**${prefix}/blog/page/3`)
    await expect.poll(() => posts.count()).toBe(5)
    expect(await posts.last().textContent()).toBe(last)
    expect(await page.getByRole('link', { name: older }).count()).toBe(0)
    await page.getByRole('link', { name: newer }).click()
    await page.getByRole('link', { name: newer }).click()
    await page.waitForURL(`**${prefix}/blog`)
    expect(documents).toHaveLength(1)
  })

  it('shows of a post what stands before its mark', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/blog`)
    const post = page.locator('.post', { hasText: code === 'en' ? 'Tides' : 'Приливы' }).first()
    expect(await post.locator('.article li').count()).toBe(2)
    expect(await post.locator('.code, h3, .diagram').count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toMatch(/Flying|Unfinished|Летающие|Недописанное/)
  })

  it('keeps an archive by year', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/blog/archive`)
    expect(await page.locator('.blog-year h2').allTextContents()).toEqual(['2025', '2024', '2023', '2022', '2021'])
    expect(await page.locator('.blog-year .post-row').count()).toBe(25)
    const leap = page.getByRole('region', { name: '2024' }).locator('.post-row').last()
    expect(await leap.locator('time').getAttribute('datetime')).toBe('2024-02-29')
    expect(await leap.locator('time').textContent()).toBe(code === 'en' ? 'February 29' : '29 февраля')
  })

  it('lists authors and tags that have posts', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/blog/authors`)
    const rows = () => page.locator('.post-row')
    expect(await rows().count()).toBe(2)
    expect(await rows().first().textContent()).toContain(code === 'en' ? '25 posts' : '25 статей')
    await page.goto(page.url().replace('authors', 'tags'))
    expect(await rows().count()).toBe(3)
    expect((await page.request.get(page.url().replace('tags', 'authors/nobody'))).status()).toBe(404)
    expect((await page.request.get(`${page.url()}/unused`)).status()).toBe(404)
    await rows().getByRole('link').last().click()
    await page.waitForURL(`**${prefix}/blog/tags/crew`)
    await expect.poll(() => page.locator('h1').textContent()).toMatch(code === 'en' ? 'Posts tagged Crew' : 'Команда')
    expect(await rows().count()).toBe(8)
  })

  it('says who wrote a post, when, and how long it takes', async ({ open }) => {
    const { page, href } = await open('blog', `${prefix}/blog/tides`)
    const facts = page.locator('.post-facts')
    expect(await facts.textContent()).toMatch(
      code === 'en'
        ? /June 30, 2025, updated on July 15, 2025.*Ann Ferry.*Boris.*1 minute to read/
        : /30 июня 2025\sг\., обновлено 15 июля 2025\sг\..*Анна Паромова.*Boris.*1 минута чтения/,
    )
    expect(await facts.getByRole('link').first().getAttribute('href')).toBe(`${prefix}/blog/authors/ann`)
    for (const [slug, minutes] of [
      ['ropes', 2],
      ['fog', 5],
    ] as const) {
      await page.goto(href(`${prefix}/blog/${slug}`))
      const forms = { en: { 2: '2 minutes', 5: '5 minutes' }, ru: { 2: '2 минуты', 5: '5 минут ' } }
      expect(await facts.textContent()).toContain(forms[code][minutes])
    }
  })

  it('leads from post to post, by link and by key', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/blog/tides`)
    await hydrated(page)
    await page.locator('.post-foot nav a[rel="next"]').click()
    await page.waitForURL(`**${prefix}/blog/fog`)
    await expect.poll(() => page.locator('h1').textContent()).toBe(code === 'en' ? 'Fog' : 'Туман')
    await page.keyboard.press('[')
    await page.waitForURL(`**${prefix}/blog/tides`)
    await expect.poll(() => page.locator('.article .code').count()).toBe(1)
    // Keys are for the page that is complete.
    await expect.poll(() => page.locator('.article').count()).toBe(1)
    await page.keyboard.press('[')
    await page.waitForURL(`**${prefix}/blog/ropes`)
    await expect.poll(() => page.locator('.post-foot nav a[rel="prev"]').count()).toBe(0)
  })

  it('is found by the search, apart from the documentation', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/search?q=semaphore&ctx=blog`)
    await expect.poll(() => page.locator('main a[href*="/blog/tides"]').count()).toBeGreaterThan(0)
    await page.goto(page.url().replace('ctx=blog', 'ctx=docs'))
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain(code === 'en' ? 'Results not found' : 'не найден')
  })

  it('is the same in the other language', async ({ open }) => {
    const { page } = await open('blog', `${prefix}/blog/page/2`)
    const other = code === 'en' ? '/ru/blog/page/2' : '/blog/page/2'
    const hrefs = await page
      .locator('link[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toContain(`https://ferry.example${other}`)
  })
})

describe('the blog', () => {
  it('reads without JavaScript', async ({ open }) => {
    const { page, href } = await open('blog', '/blog', { javaScript: false })
    await page.getByRole('link', { name: 'Older posts' }).click()
    expect(page.url()).toBe(href('/blog/page/2'))
    await page.getByRole('link', { name: 'Read on Storm' }).click()
    expect(await page.locator('h1').textContent()).toBe('Storm')
    expect(await page.locator('.post-foot nav').isVisible()).toBe(true)
  })

  it('brings its stylesheet along, and no other page has it', async ({ open }) => {
    const { page, href } = await open('blog', '/blog/archive')
    const style = '/assets/blog-'
    expect(await (await page.request.get(href('/blog/archive'))).text()).toContain(style)
    expect(await (await page.request.get(href('/docs/notes'))).text()).not.toContain(style)
    await page.goto(href('/docs/notes'))
    await hydrated(page)
    await page.getByRole('link', { name: 'ropes' }).click()
    await page.waitForURL('**/blog/ropes')
    const facts = page.locator('.post-facts')
    await expect.poll(() => facts.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    expect(await page.locator(`link[href*="${style}"]`).count()).toBe(1)
  })

  it('keeps the article when the page around it is hydrated', async ({ open }) => {
    const { page } = await open('blog', '/blog/tides', {
      init: () =>
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('.post-foot')?.setAttribute('data-kept', ''),
        ),
    })
    await hydrated(page)
    expect(await page.locator('.post-foot[data-kept]').count()).toBe(1)
    // What was adopted is the article and no more: it is what Back shows.
    await page.locator('.post-foot nav a[rel="next"]').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Fog')
    await page.goBack()
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['Tides'])
    expect(await page.getByRole('navigation', { name: 'Breadcrumbs' }).count()).toBe(1)
    expect(await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').allTextContents()).toEqual([
      'Samples',
      'Drawings',
    ])
  })
})

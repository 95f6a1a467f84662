import { readFileSync } from 'node:fs'
import { describe, expect, hydrated, it, type SiteName, siteOf, urlOf } from './harness/it.ts'

const ask = (site: SiteName, path: string) => fetch(urlOf(site, path), { redirect: 'manual' })

describe.each<[SiteName, string]>([
  ['versions', '/'],
  ['base', '/some/base/'],
])('the built site %s, served below %s', (site, base) => {
  it.for<[string, string]>([
    ['/docs', 'docs/guide'],
    ['/docs/', 'docs/guide'],
    ['/docs.html', 'docs/guide'],
    ['/ru/docs', 'ru/docs/guide'],
    ['/docs/1.0', 'docs/1.0/guide'],
    ['/docs/guide/', 'docs/guide'],
    ['/docs/guide.html', 'docs/guide'],
    ['/docs/guide/index.html', 'docs/guide'],
    ['/docs/guide/install.html?q=1', 'docs/guide/install?q=1'],
    ['/index.html', ''],
    ['/ru', 'ru/'],
    ['/ru/index.html', 'ru/'],
    ['/docs/setup', 'docs/guide/install'],
    ['/ru/docs/setup', 'ru/docs/guide/install'],
    ['/docs/guide/cron', 'docs/guide/schedule'],
  ])('%s leads to %s', async ([from, to]) => {
    const { status, headers } = await ask(site, from)
    expect([status, headers.get('location')]).toEqual([301, base + to])
  })

  it('moved pages have a file for hosts that cannot redirect', () => {
    const html = readFileSync(`${siteOf(site).folder}/docs/setup.html`, 'utf8')
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${base}docs/guide/install">`)
    expect(html).toContain(`<link rel="canonical" href="https://ferry-tool.example${base}docs/guide/install">`)
  })

  it.for<[string, string, string, string]>([
    ['/no/such/page', 'en', 'Page not found · Ferry', 'There is no page at this address.'],
    ['/ru/no/such/page', 'ru', 'Страница не найдена · Ferry', 'По этому адресу ничего нет.'],
    ['/russia', 'en', 'Page not found · Ferry', 'There is no page at this address.'],
  ])('%s is answered with 404 in the language "%s"', async ([path, language, title, text], { open }) => {
    const { page, status, problems, documents } = await open(site, path)
    await hydrated(page)
    expect(status).toBe(404)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.title()).toBe(title)
    await page.getByText(text).waitFor()
    expect(documents).toHaveLength(1)
    problems.expect(/404/)
  })

  it('a mistyped address is answered with the nearest pages', async ({ open }) => {
    const { page, problems, href } = await open(site, '/docs/guide/instal')
    const nearest = page.locator('main nav a').first()
    await nearest.waitFor()
    expect(await nearest.textContent()).toBe('Install')
    await nearest.click()
    await page.waitForURL(href('/docs/guide/install'))
    await expect.poll(() => page.locator('article h1').textContent()).toBe('Install')
    problems.expect(/404/)
  })

  it('links, assets and navigation stay below the base', async ({ open }) => {
    const outside: string[] = []
    const { page, documents, href } = await open(site, '/docs/guide', {
      prepare: async (page) => {
        page.on('request', (request) => {
          const { origin, pathname } = new URL(request.url())
          if (origin === new URL(urlOf(site, '/')).origin && !pathname.startsWith(base)) outside.push(pathname)
        })
      },
    })
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(15)
    expect(links.filter((link) => !link.startsWith(base))).toEqual([])
    await page.locator('a[rel="next"]').click()
    await expect.poll(() => page.title()).toBe('Install · Ferry')
    expect(page.url()).toBe(href('/docs/guide/install'))
    expect(documents).toHaveLength(1)
    expect(outside).toEqual([])
  })
})

describe('the policy in a meta tag', () => {
  it('holds by itself where the server sends none, and nothing on the page offends it', async ({ open }) => {
    const { page, problems } = await open('plain', '/docs/notes', {
      prepare: (page) =>
        page.route('**/docs/notes', async (route) => {
          const response = await route.fetch()
          const { 'content-security-policy': _, ...headers } = response.headers()
          await route.fulfill({ response, headers })
        }),
    })
    await hydrated(page)
    expect(problems.all).toEqual([])
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.body.append(style)
    })
    await expect.poll(() => problems.take(/policy: style-src.* blocked inline/).length).toBe(1)
    problems.expect(/Content Security Policy/)
  })

  it.for([
    // Its policy stands in the page and is sent as well: each is offended.
    ['plain', '/docs/notes', 14],
    ['versions', '/docs/guide', 7],
  ] as const)('lets no string become code or markup, site %s', async ([site, path, offences], { open }) => {
    const { page, problems } = await open(site, path)
    await hydrated(page)
    expect(problems.all).toEqual([])
    const thrown = await page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): void }
      }
      const attempts = [
        () => document.body.insertAdjacentHTML('beforeend', '<img src="x">'),
        () => Object.assign(document.createElement('script'), { src: '/assets/other.js' }),
        () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
        () => new DOMParser().parseFromString('<p>', 'text/html'),
        () => new Worker('/assets/other.js'),
        () => trustedTypes.createPolicy('another', {}),
        () => trustedTypes.createPolicy('built-by-site', {}),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'nothing'
        } catch (error) {
          return (error as Error).name
        }
      })
    })
    expect(thrown).toEqual(Array(7).fill('TypeError'))
    let told = 0
    await expect.poll(() => (told += problems.take(/^policy: (?:require-)?trusted-types/).length)).toBe(offences)
    problems.expect(/Trusted|policy/)
  })

  it('is sent as a header too', async () => {
    const { headers } = await ask('versions', '/docs/guide')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'(?: 'sha256-\S+')+ https:\/\/stats\.ferry-tool/)
    expect(policy).not.toMatch(/unsafe|\*/)
  })
})

describe('analytics', () => {
  it('is loaded, deferred and with its id, where it is configured', async ({ open }) => {
    const { page } = await open('versions', '/docs/guide')
    expect(await page.evaluate(() => (window as unknown as { countedFor?: string }).countedFor)).toBe('ferry-docs')
    expect(await page.locator('script[src^="https"]').evaluate((script: HTMLScriptElement) => script.defer)).toBe(true)
  })

  it('and neither it nor a host stands in a site without it', async () => {
    const response = await ask('plain', '/')
    expect(await response.text()).not.toMatch(/<script[^>]* src="https?:/)
    expect(response.headers.get('content-security-policy')).not.toMatch(/https?:/)
  })
})

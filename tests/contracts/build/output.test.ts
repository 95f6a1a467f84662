import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../serving-fixture.ts'
import { elementsOf, hashOf, headLinks, metaOf, valuesOf } from './html.ts'
import { type BuildRun, documents, everyDocument, filesBelow, page, runBuild } from './run-build.ts'
import { configText, removeSites, translationText, validSite, writeSite } from './site-fixture.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const routes = ['docs/start', 'docs/more']

/** The valid site at the root, the same with another text in an article, and with all that can be configured. */
let plain: BuildRun
let edited: BuildRun
let full: BuildRun
let fullSite: string

beforeAll(async () => {
  const site = writeSite()
  plain = await runBuild(site, ['--strict'])
  const english = (validSite()['content/en/docs/more.md'] ?? '').replace('Of version', 'Now of version')
  write(join(site, 'content/en/docs/more.md'), english)
  write(join(site, 'content/ru/docs/more.md'), translationText(english, 'Подробнее', '## Детали {#details}'))
  edited = await runBuild(site, ['--strict'])
  const changes = {
    redirects: "{ '/docs/old/name': '/docs/more' }",
    analytics: "{ src: 'https://count.example/script.js', websiteId: 'id-1' }",
    announcement: `{ id: 'a', content: '<a href="/docs/more">News</a>', backgroundColor: '#123456' }`,
  }
  fullSite = writeSite({ 'config/site.ts': configText(changes) })
  full = await runBuild(fullSite, ['--strict'], { BASE_PATH: 'some/base', CSP_META: '1' })
  for (const { code, stderr } of [plain, edited, full]) expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})
afterAll(removeSites)

describe('a build writes', () => {
  it('a document, its data and its Markdown for each route, in each language, and nothing else', () => {
    const pages = ['index', '404', ...routes].flatMap((name) => [name, `ru/${name}`])
    const texts = pages.filter((name) => !name.endsWith('404')).map((name) => `${name}.md`)
    const names = [
      ...pages.flatMap((name) => [`${name}.html`, `${name}.json`]),
      ...texts,
      'docs.html',
      'ru/docs.html',
      'favicon.svg',
    ]
    const { files } = plain
    // Other files of the site as a whole may come, never one more below the routes of its pages.
    const inPages = (name: string) => /^(?:ru\/)?(?:docs|index|404)/.test(name)
    expect([...files.keys()].filter(inPages)).toEqual(names.filter(inPages).sort())
    expect([...files.keys()]).toContain('favicon.svg')
  })

  it('data that a later navigation can show', () => {
    const { build, page: facts, html } = JSON.parse(page(plain, 'ru/docs/more.json'))
    expect(build).toMatch(/^[0-9a-f]{10}$/)
    expect(facts).toMatchObject({ kind: 'doc', title: 'Подробнее', alternates: { ru: '/ru/docs/more' } })
    expect(html).toContain('<h1>Подробнее</h1>')
  })

  it('assets that every document finds', () => {
    for (const run of [plain, full]) {
      const base = run === full ? '/some/base/' : '/'
      for (const [name, html] of documents(run)) {
        expect(html, name).toMatch(/<style data-href="[^"]*assets\/render-[^"]+">/)
        // A stylesheet that is asked for would hold up the first paint.
        expect(headLinks(html, 'stylesheet'), name).toEqual([])
        expect(valuesOf(html, 'src').filter((address) => address.startsWith(`${base}assets/`)).length, name).toBe(1)
      }
      const named = documents(run).flatMap(([, text]) => [...valuesOf(text, 'src'), ...valuesOf(text, 'data-href')])
      const own = named.filter((address) => address.startsWith(`${base}assets/`))
      for (const address of own) expect(run.assets).toContain(address.slice(base.length))
    }
  })

  it('nothing beside its folder but what a server must know', () => {
    const beside = filesBelow(fullSite).filter((name) => !/^(?:dist|content|config)\/|^package\.json$/.test(name))
    expect(beside).toEqual(['.build/nginx/headers.conf', '.build/nginx/redirects.conf', '.build/site.json'])
  })
})

describe('a document', () => {
  it('names its canonical address and its like in every language', () => {
    for (const [run, root] of [
      [plain, 'https://tiny.example/'],
      [full, 'https://tiny.example/some/base/'],
    ] as const) {
      for (const name of ['', ...routes]) {
        const alternates = [`en ${root}${name}`, `ru ${root}ru/${name}`, `x-default ${root}${name}`]
        for (const prefix of ['', 'ru/']) {
          const html = page(run, `${prefix}${name || 'index'}.html`)
          expect(headLinks(html, 'canonical')).toEqual([`${root}${prefix}${name}`])
          expect(headLinks(html, 'alternate').filter((link) => /^\S+ http/.test(link))).toEqual(alternates)
        }
      }
    }
  })

  it('has the language and direction of its locale', () => {
    for (const [name, html] of documents(plain)) {
      const [root] = elementsOf(html, 'html')
      expect(root?.properties).toMatchObject({ lang: name.startsWith('ru/') ? 'ru' : 'en', dir: 'ltr' })
    }
  })

  it('says which site made it, and shows the version of the tool only', () => {
    for (const [name, html] of documents(plain)) {
      expect(metaOf(html, 'generator')).toBe(`xec-site ${manifest.version}`)
      expect(html.split(manifest.version).length, `${name} names the version once`).toBe(2)
    }
    expect(manifest.version).toBe('0.7.1')
    expect(page(plain, 'docs/more.html')).toContain('Of version 0.9.0.')
    for (const [name] of documents(plain)) {
      expect(page(plain, name.replace(/html$/, 'json')), name).not.toContain(manifest.version)
    }
  })

  it('has no style attribute, no inline handler, and no script or style that the policy does not name', () => {
    const { scriptHashes, styleHashes } = JSON.parse(readFileSync(join(fullSite, '.build/site.json'), 'utf8'))
    // A style has addresses below the base, and so another hash on each site.
    for (const [, html] of documents(full)) {
      const styles = elementsOf(html, 'style')
      expect(styles.length).toBeGreaterThan(0)
      for (const { children } of styles) expect(styleHashes).toContain(hashOf(children))
    }
    for (const [, html] of [...everyDocument(plain), ...everyDocument(full)]) {
      for (const { properties } of elementsOf(html)) {
        expect(Object.keys(properties).filter((key) => key === 'style' || /^on[A-Z]/i.test(key))).toEqual([])
      }
    }
    for (const [, html] of [...documents(plain), ...documents(full)]) {
      const inlined = elementsOf(html, 'script').filter(({ properties }) => !properties.src && !properties.type)
      expect(inlined.length).toBeGreaterThan(0)
      for (const { children } of inlined) expect(scriptHashes).toContain(hashOf(children))
    }
  })

  it('is not to be indexed where it stands for unknown addresses', () => {
    for (const name of ['404.html', 'ru/404.html']) {
      expect(metaOf(page(plain, name), 'robots')).toBe('noindex')
      expect(headLinks(page(plain, name), 'canonical')).toEqual([])
    }
    expect(page(plain, 'ru/404.html')).toContain('Страница не найдена')
    expect(metaOf(page(plain, 'docs/more.html'), 'robots')).toBeUndefined()
  })
})

describe('a base path', () => {
  it('stands in every address of the site', () => {
    for (const [name, html] of [...full.files].filter(([file]) => file.endsWith('.html'))) {
      const own = [...valuesOf(html, 'href'), ...valuesOf(html, 'src'), ...valuesOf(html, 'action')].filter((address) =>
        address.startsWith('/'),
      )
      expect(own.length, name).toBeGreaterThan(0)
      expect(
        own.filter((address) => !address.startsWith('/some/base/')),
        name,
      ).toEqual([])
    }
  })

  it('stands in the data of the shell and of the pages', () => {
    const shells = full.assets.filter((name) => /shell-(?:en|ru)-/.test(name))
    expect(shells).toHaveLength(2)
    for (const name of shells) {
      const shell = JSON.parse(readFileSync(join(fullSite, 'dist', name), 'utf8'))
      expect(shell.base).toBe('/some/base/')
      expect(shell.routesUrl).toMatch(/^\/some\/base\/assets\//)
    }
    const { html } = JSON.parse(page(full, 'docs/start.json'))
    expect(html).toContain('href="/some/base/docs/more#details"')
  })
})

describe('a moved page', () => {
  it.each([
    ['docs.html', '', 'docs/start'],
    ['ru/docs.html', '', 'ru/docs/start'],
    ['docs/old/name.html', 'full', 'docs/more'],
    ['ru/docs/old/name.html', 'full', 'ru/docs/more'],
  ])('%s leads on without a server', (file, which, to) => {
    const base = which === 'full' ? '/some/base/' : '/'
    const html = page(which === 'full' ? full : plain, file)
    expect(metaOf(html, 'refresh')).toBe(`0; url=${base}${to}`)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(headLinks(html, 'canonical')).toEqual([`https://tiny.example${base}${to}`])
    expect(valuesOf(html, 'href')).toContain(`${base}${to}`)
  })

  it('is known to servers', () => {
    const { redirects } = JSON.parse(readFileSync(join(fullSite, '.build/site.json'), 'utf8'))
    expect(redirects).toEqual([
      { from: '/docs/old/name', to: '/docs/more' },
      { from: '/docs', to: '/docs/start' },
      { from: '/ru/docs/old/name', to: '/ru/docs/more' },
      { from: '/ru/docs', to: '/ru/docs/start' },
    ])
  })
})

describe('analytics', () => {
  it('is loaded, and named by the policy, where it is configured', () => {
    for (const [, html] of documents(full)) {
      const script = elementsOf(html, 'script').find(({ properties }) => properties.dataWebsiteId === 'id-1')
      expect(script?.properties).toMatchObject({ defer: true, src: 'https://count.example/script.js' })
      expect(metaOf(html, 'content-security-policy')).toContain('https://count.example')
    }
    expect(readFileSync(join(fullSite, '.build/nginx/redirects.conf'), 'utf8')).toContain('https://count.example')
  })

  it('is nowhere where it is not', () => {
    const outside = /^https:\/\/(?:tiny|git)\.example\//
    for (const [name, html] of documents(plain)) {
      const addresses = [...valuesOf(html, 'src'), ...valuesOf(html, 'href')].filter((address) =>
        /^https?:/.test(address),
      )
      expect(
        addresses.filter((address) => !outside.test(address)),
        name,
      ).toEqual([])
      expect(html).not.toContain('data-website-id')
      expect(metaOf(html, 'content-security-policy')).toBeUndefined()
    }
  })
})

describe('the identity of a build', () => {
  const buildOf = (run: BuildRun) =>
    new Set(
      [...run.files]
        .filter(([name]) => name.endsWith('.json') && run.files.has(name.replace(/json$/, 'html')))
        .map(([, text]) => (JSON.parse(text) as { build: string }).build),
    )

  it('is one for all pages, and stays when only an article changes', () => {
    expect(buildOf(plain).size).toBe(1)
    expect(page(edited, 'docs/more.html')).toContain('Now of version 0.9.0.')
    expect(buildOf(edited)).toEqual(buildOf(plain))
  })

  it('changes with the shell', () => {
    expect(buildOf(full).size).toBe(1)
    expect(buildOf(full)).not.toEqual(buildOf(plain))
  })
})

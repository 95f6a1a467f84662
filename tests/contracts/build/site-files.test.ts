import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { XmlElement } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseXml } from '../../xml.ts'
import { hexOf, readTokens, resolve } from '../colour.ts'
import { elementsOf, headLinks } from './html.ts'
import { problemsOf } from './problems.ts'
import { type BuildRun, documents, page, pagesOnly, runBuild } from './run-build.ts'
import { configText, pageText, removeSites, translationText, writeSite } from './site-fixture.ts'

interface Built {
  readonly run: BuildRun
  /** Public address of the site, the base included, and its path. */
  readonly address: string
  readonly base: string
}

/** Words for the keys of the tool's configuration, without which there is no schema. */
const wordsFile = 'content/reference/config.yml'
const words = readFileSync(new URL(`../../fixtures/sites/tools/${wordsFile}`, import.meta.url), 'utf8')
const schemaFile = 'schema/xec-config.json'

const projectFiles = {
  'content/projects/shop/deploy.ts': "console.log('привет')\n",
  'content/projects/shop/.xec/config.yaml': "version: '1.0'\n",
}

let builds: readonly Built[]

beforeAll(async () => {
  const config = configText({ securityContact: "'mailto:holes@tiny.example'" })
  const site = writeSite({ [wordsFile]: words, ...projectFiles, 'config/site.ts': config })
  // Two days of change: that of the front page and one page, and that of everything else.
  commit(site, '2026-11-20', 'content/en/docs/start.md', 'content/en/home.md')
  commit(site, '2026-11-21', '.')
  const plain = await runBuild(site, ['--strict', ...pagesOnly])
  const based = await runBuild(site, ['--strict', ...pagesOnly], { BASE_PATH: '/some/base/' })
  builds = [
    { run: plain, address: 'https://tiny.example/', base: '/' },
    { run: based, address: 'https://tiny.example/some/base/', base: '/some/base/' },
  ]
  for (const { run } of builds) expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
})
afterAll(removeSites)

function commit(site: string, day: string, ...files: readonly string[]): void {
  const date = `${day}T12:00:00Z`
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@tiny.example', ...args], { cwd: site, env })
  git('init', '-q')
  git('add', ...files)
  git('commit', '-q', '-m', day)
}

const names = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9', h: 'http://www.w3.org/1999/xhtml' }

/** Entries of a sitemap, each checked against the schema of the protocol. */
function entriesOf(run: BuildRun) {
  const document = parseXml(page(run, 'sitemap.xml'), 'sitemap.xsd')
  const entries = document.find('/s:urlset/s:url', names).map((node) => {
    const url = node as XmlElement
    const text = (name: string) => url.get(`s:${name}`, names)?.content
    const links = url.find('h:link', names).map((link) => {
      const { attrs } = link as XmlElement
      const value = (name: string) => attrs.find((attribute) => attribute.name === name)?.value
      return `${value('hreflang')} ${value('href')}`
    })
    const [loc, lastmod, changefreq, priority] = ['loc', 'lastmod', 'changefreq', 'priority'].map(text)
    return { loc, lastmod, changefreq, priority, links }
  })
  document.dispose()
  return entries
}

describe('the sitemap', () => {
  it('has every page once with its other languages, and no other address', () => {
    for (const { run, address } of builds) {
      const found = entriesOf(run).map(({ loc, links }) => [loc, ...links])
      const expected = ['', 'docs/more', 'docs/start'].flatMap((route) => {
        const links = [`en ${address}${route}`, `ru ${address}ru/${route}`, `x-default ${address}${route}`]
        return [address + route, `${address}ru/${route}`].map((loc) => [loc, ...links])
      })
      expect(found.sort()).toEqual(expected.sort())
    }
  })

  it('has the addresses that the pages themselves call canonical', () => {
    for (const { run } of builds) {
      const canonical = documents(run).flatMap(([, html]) => headLinks(html, 'canonical'))
      expect(
        entriesOf(run)
          .map(({ loc }) => loc)
          .sort(),
      ).toEqual(canonical.sort())
    }
  })

  it('says weekly, 0.5, and the day of the last change of each page', () => {
    for (const { run, address } of builds) {
      const entries = entriesOf(run)
      expect(entries.map(({ changefreq, priority }) => `${changefreq} ${priority}`)).toEqual(
        Array(6).fill('weekly 0.5'),
      )
      const days = Object.fromEntries(entries.map(({ loc, lastmod }) => [loc?.slice(address.length), lastmod]))
      expect(days).toEqual({
        '': '2026-11-20',
        'docs/start': '2026-11-20',
        'docs/more': '2026-11-21',
        'ru/': '2026-11-21',
        'ru/docs/start': '2026-11-21',
        'ru/docs/more': '2026-11-21',
      })
    }
  })

  it('is named by robots.txt, which forbids nothing', () => {
    for (const { run, address } of builds) {
      const lines = page(run, 'robots.txt').trimEnd().split('\n')
      expect(lines).toEqual(['User-agent: *', 'Allow: /', '', `Sitemap: ${address}sitemap.xml`])
    }
  })
})

describe('the archive of a project', () => {
  it('holds its files in a folder of its name', () => {
    for (const { run } of builds) {
      const folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
      execFileSync('tar', ['-xf', join(run.outDir, 'projects/shop.tar')], { cwd: folder })
      const unpacked = Object.keys(projectFiles).map((file) => [
        file,
        readFileSync(join(folder, file.replace('content/projects/', '')), 'utf8'),
      ])
      expect(Object.fromEntries(unpacked)).toEqual(projectFiles)
      rmSync(folder, { recursive: true })
    }
  })

  it('can be linked to where there is one', async () => {
    const linking = { 'content/en/docs/start.md': pageText('Start', 'Fetch [the shop](/projects/shop.tar).') }
    expect((await problemsOf(linking)).join()).toContain('/projects/shop.tar')
    expect((await problemsOf({ ...linking, ...projectFiles })).join()).not.toContain('/projects/shop.tar')
  })
})

describe('the schema of the configuration', () => {
  it('is a file whose address is its name', () => {
    for (const { run, address } of builds) {
      expect(JSON.parse(page(run, schemaFile))).toMatchObject({ $id: address + schemaFile, required: ['version'] })
    }
  })

  it('can be linked to where there is one', async () => {
    const linking = { 'content/en/docs/start.md': pageText('Start', `Read [the schema](/${schemaFile}).`) }
    const [problem] = await problemsOf(linking)
    expect(problem).toContain(`/${schemaFile}`)
    expect((await problemsOf({ ...linking, [wordsFile]: words })).join()).not.toContain(schemaFile)
  })
})

describe('the web manifest', () => {
  it('is one a language, and each page links to that of its own', () => {
    for (const { run, base } of builds) {
      for (const [name, html] of documents(run)) {
        const own = name.startsWith('ru/') ? 'ru/' : ''
        expect(headLinks(html, 'manifest'), name).toEqual([`${base}${own}site.webmanifest`])
      }
      const [english, russian] = ['', 'ru/'].map((folder) => JSON.parse(page(run, `${folder}site.webmanifest`)))
      expect(english).toMatchObject({
        name: 'Tiny',
        description: 'A tiny site',
        lang: 'en',
        start_url: base,
        scope: base,
      })
      expect(russian).toMatchObject({ description: 'Маленький сайт', lang: 'ru', start_url: `${base}ru/`, scope: base })
      expect(russian.id).not.toBe(english.id)
    }
  })

  it('names icons that are there, in the sizes that it says', () => {
    for (const { run, base } of builds) {
      const { icons } = JSON.parse(page(run, 'site.webmanifest')) as { icons: { src: string; sizes: string }[] }
      expect(icons.length).toBeGreaterThan(3)
      for (const { src, sizes } of icons) {
        expect(src.startsWith(base)).toBe(true)
        const data = readFileSync(`public/${src.slice(base.length)}`)
        if (sizes === 'any') expect(data.toString()).toContain('<svg')
        else expect(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`).toBe(sizes)
        expect([...run.files.keys()]).toContain(src.slice(base.length))
      }
    }
  })
})

describe('what browsers show around a page', () => {
  const tokens = readTokens(readFileSync('engine/styles/tokens/color.css', 'utf8'))

  it('has the colour of the paper in each scheme', () => {
    for (const { run } of builds) {
      for (const [name, html] of documents(run)) {
        const tags = elementsOf(html, 'meta').filter(({ properties }) => properties.name === 'theme-color')
        const expected = (['light', 'dark'] as const).map((theme) => [
          hexOf(resolve('paper', theme, tokens)),
          `(prefers-color-scheme: ${theme})`,
        ])
        expect(
          tags.map(({ properties }) => [properties.content, properties.media]),
          name,
        ).toEqual(expected)
      }
    }
  })

  it('has icons that are there', () => {
    for (const { run, base } of builds) {
      const links = ['icon', 'apple-touch-icon'].flatMap((rel) => headLinks(page(run, 'docs/start.html'), rel))
      expect(links).toEqual(['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'].map((file) => base + file))
      for (const link of links) expect([...run.files.keys()]).toContain(link.slice(base.length))
    }
  })
})

it('security.txt says whom to tell of a hole, for a year after the newest change', () => {
  for (const { run } of builds) {
    expect(page(run, '.well-known/security.txt').split('\n')).toEqual([
      'Contact: mailto:holes@tiny.example',
      'Expires: 2027-11-21T00:00:00Z',
      'Preferred-Languages: en, ru',
      'Canonical: https://tiny.example/.well-known/security.txt',
      '',
    ])
  }
})

it('build-info.json names the framework with its version', () => {
  for (const { run } of builds) {
    const { framework, builtWith } = JSON.parse(page(run, 'build-info.json'))
    expect(framework).toEqual({ name: 'react', version: builtWith.react })
    expect(builtWith.react).toMatch(/^\d+\.\d+\.\d+/)
  }
})

describe('a link to a file of the site', () => {
  const problemsOfLink = (link: string) => {
    const english = pageText('Start', `## Install\n\n[a](/docs/more) [b](${link})`)
    const russian = translationText(english, 'Начало', `## Установка {#install}\n\n[а](/docs/more) [б](${link})`)
    return problemsOf({ 'content/en/docs/start.md': english, 'content/ru/docs/start.md': russian })
  }

  it.each(['/robots.txt', '/sitemap.xml', '/build-info.json'])('is right: %s', async (link) => {
    expect(await problemsOfLink(link)).toEqual([])
  })

  it('is reported where there is no such file', async () => {
    const hint = 'The link "/sitemaps.xml" leads to no page.\n    Did you mean "/sitemap.xml"?'
    expect(await problemsOfLink('/sitemaps.xml')).toEqual(
      ['en', 'ru'].map((locale) => `content/${locale}/docs/start.md:${locale === 'en' ? 9 : 10}:17  ${hint}`),
    )
  })
})

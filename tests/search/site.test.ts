import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../../engine/assemble/site.ts'
import { readSiteOnly } from '../../engine/build/read-site.ts'
import { placesOf, versionPathOf } from '../../engine/search/scope.ts'
import { isInContext, searchPage } from '../../engine/search-index/documents.ts'
import { type LocaleIndexes, searchManifest, siteIndexes } from '../../engine/search-index/site-indexes.ts'
import { FilesOnDemand } from '../../engine/write/files-on-demand.ts'
import type { Text } from '../../engine/write/output.ts'
import { program } from '../../site/program.ts'

const root = fileURLToPath(new URL('../fixtures/sites/versions', import.meta.url))
let site: Site
let indexes: LocaleIndexes[] = []
let files = new Map<string, Text>()

beforeAll(async () => {
  site = await readSiteOnly({ program, root, outDir: '', base: '/some/base/' })
  const promised = new FilesOnDemand()
  indexes = siteIndexes(site, promised, program.features)
  files = made(promised)
})

function made(files: FilesOnDemand): Map<string, Text> {
  return new Map([...files.promised()].flatMap(({ make }) => [...make()]))
}

describe('the indexes of a site', () => {
  it('are one for each language and version of the docs', () => {
    const places = indexes.map(({ locale, places }) => [
      locale.code,
      places.map(({ version, context }) => [version, context]),
    ])
    const each = [
      ['', 'docs'],
      ['docs/1.0', 'docs'],
    ]
    expect(places).toEqual([
      ['en', each],
      ['ru', each],
    ])
  })

  it('have heads under lasting names, below the base, and all else under names with a hash', () => {
    for (const { head, files: beginning } of indexes.flatMap(({ places }) => places)) {
      expect(head).toMatch(/^\/some\/base\/search-index\/(?:en|ru)-docs(?:-1\.0)?\/head\.json$/)
      expect(beginning).toMatch(/^\/some\/base\/assets\/search\/(?:en|ru)-docs(?:-1\.0)?-$/)
      const { of } = JSON.parse(String(files.get(head.slice('/some/base/'.length)) ?? '{}')) as { of: string }
      expect(of).toMatch(/^[0-9a-f]{10}$/)
      expect(files.has(`${beginning.slice('/some/base/'.length)}${of}/words.json`)).toBe(true)
    }
  })

  it('are the same when nothing has changed', () => {
    const again = new FilesOnDemand()
    siteIndexes(site, again, program.features)
    expect([...made(again)]).toEqual([...files])
  })

  it('are written once, when the first of their files is asked for', () => {
    const later = new FilesOnDemand()
    siteIndexes(site, later, program.features)
    expect([...later.keys()]).toEqual([])
    const head = 'search-index/en-docs/head.json'
    expect(later.get(head)).toBe(files.get(head))
    const own = /^(?:search-index\/en-docs\/|assets\/search\/en-docs-[0-9a-f]{10}\/)/
    expect([...later]).toEqual([...files].filter(([name]) => own.test(name)))
    const before = later.promised()
    for (const name of later.keys()) later.get(name)
    expect(later.promised()).toEqual(before)
    expect(before.size).toBe(3)
  })

  it('are told to the shell with what it shows', () => {
    const [, locale] = site.loaded.config.locales
    const manifest = locale && searchManifest(site, locale, indexes)
    expect(manifest).toMatchObject({
      locale: 'ru',
      shortcut: 'mod+k',
      contexts: [{ path: 'docs', label: 'Документация' }],
    })
    expect(manifest?.indexes).toHaveLength(2)
    expect(manifest?.others.map(({ locale: code, indexes: others }) => [code, others.length])).toEqual([['en', 2]])
  })
})

describe('a document', () => {
  it('leaves the root and the page itself out of its breadcrumbs', () => {
    const page = site.docs.find(({ source }) => source.path === '/docs/guide/install')
    expect(page && searchPage(page, site.loaded.config, program.features).trail).toEqual(
      page?.meta.breadcrumbs.slice(1, -1).map(({ title }) => title),
    )
  })

  it('has the fallback label of its route where no sidebar names it', () => {
    const page = site.docs[0]
    const config = {
      ...site.loaded.config,
      search: {
        ...site.loaded.config.search,
        fallbackLabels: { '/docs/api-reference': { en: 'API Reference', ru: 'Справочник API' } },
      },
    }
    const place = {
      route: '/docs/api-reference/core',
      sidebar: null,
      breadcrumbs: [{ title: 'Docs' }, { title: 'Core' }],
    }
    const meta = page && { ...page.meta, ...place }
    expect(
      page && meta && searchPage({ ...page, meta: { ...meta, locale: 'en' } }, config, program.features).trail,
    ).toEqual(['API Reference'])
    expect(
      page && meta && searchPage({ ...page, meta: { ...meta, locale: 'ru' } }, config, program.features).trail,
    ).toEqual(['Справочник API'])
  })

  it('belongs to a context by whole parts of its route', () => {
    expect(['/docs', '/docs/a', '/docs-old/a', '/blog/docs'].map((route) => isInContext(route, 'docs'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the path of a version', () => {
  it.each([
    ['/base/ru/docs/1.0', '/base/ru/', 'docs/1.0'],
    ['/docs/1.0/', '/', 'docs/1.0'],
    ['/base/', '/base/', ''],
    ['/base', '/base/', ''],
  ])('of %s below %s is "%s"', (url, base, path) => {
    expect(versionPathOf(url, base)).toBe(path)
  })

  it('is refused for a version elsewhere', () => {
    expect(() => versionPathOf('/docs/1.0', '/base/')).toThrow(
      'The version url "/docs/1.0" does not start with the base url "/base/".',
    )
  })
})

describe('a scope', () => {
  const place = (context: string, version: string, unversioned?: boolean) => ({
    context,
    version,
    unversioned,
    head: context + version,
    files: '',
  })
  const places = [place('docs', ''), place('docs', 'docs/1.0'), place('blog', '', true)]

  it.each([
    [{ versionPath: '' }, ['docs', 'blog']],
    [{ versionPath: 'docs/1.0' }, ['docsdocs/1.0', 'blog']],
    [{ versionPath: 'docs/1.0', context: 'docs' }, ['docsdocs/1.0']],
    [{ versionPath: '', context: 'blog' }, ['blog']],
    [{ versionPath: '', context: '!docs' }, ['blog']],
    [{ versionPath: 'none', context: 'docs' }, []],
  ])('%j has the indexes %j', (scope, expected) => {
    expect(placesOf(places, scope).map(({ head }) => head)).toEqual(expected)
  })
})

import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectPages } from '../../../src/build/content/collect.ts'
import { collectHomes } from '../../../src/build/content/home.ts'
import type { SourcePage } from '../../../src/build/content/source-page.ts'
import { type LoadedSite, loadSite } from '../../../src/build/site/load-site.ts'
import { walkNav } from '../../../src/model/navigation.ts'
import { problemsIn } from '../../contracts/build/problems.ts'

/** Every route that the documentation may have, one a line. */
const routes = readFileSync('content/routes.txt', 'utf8').trimEnd().split('\n')

/** Pages that stand in no sidebar. */
const withoutSidebar = [
  ...['api', 'api/execution-engine', 'api/process-promise', 'api/types', 'cli', 'integrations', 'patterns'],
  ...['architecture', 'comparison', 'core-concepts', 'installation', 'portable-scripts'].map(
    (id) => `introduction/${id}`,
  ),
]

let site: LoadedSite
let pages: readonly SourcePage[]
let inSidebar: readonly string[]

beforeAll(async () => {
  site = await loadSite('.')
  pages = (await collectPages('.', site.config, true)).pages
  const ids: string[] = []
  for (const { sidebars } of site.config.docs.versions) {
    for (const nodes of Object.values(sidebars)) walkNav(nodes, (id) => ids.push(id))
  }
  inSidebar = ids
})

/** Values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the list of routes', () => {
  it('has 199 routes, sorted, each once', () => {
    expect(routes).toHaveLength(199)
    expect(routes).toEqual([...new Set(routes)].sort())
    expect(routes.filter((route) => !/^\/docs(?:\/[a-z0-9-]+)+$/.test(route))).toEqual([])
  })

  it('has those that stand in no sidebar', () => {
    expect(withoutSidebar.filter((id) => !routes.includes(`/docs/${id}`))).toEqual([])
  })
})

describe('the content', () => {
  it('has only pages of the list, in files that make their route', () => {
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter(({ route }) => !routes.includes(route)).map(({ file }) => file)).toEqual([])
  })

  it('has every page of the list', () => {
    const known = new Set(pages.map(({ route }) => route))
    expect(routes.filter((route) => !known.has(route as never))).toEqual([])
  })

  it('has each page in every language', () => {
    const files = new Set(pages.map(({ file }) => file))
    const wanted = pages.flatMap(({ file }) =>
      site.config.locales.map(({ code }) => file.replace(/^content\/\w+/, `content/${code}`)),
    )
    expect(wanted.filter((file) => !files.has(file))).toEqual([])
  })

  it('has titles and descriptions of its own on each page', async () => {
    const { homes } = await collectHomes('.', site.config)
    for (const { code } of site.config.locales) {
      const own = [...pages, ...homes].filter(({ locale }) => locale === code)
      const all = own.map(({ frontMatter }) => frontMatter)
      expect(repeated(all.map(({ title }) => title)), `titles in ${code}`).toEqual([])
      expect(repeated(all.map(({ description }) => description)), `descriptions in ${code}`).toEqual([])
    }
  })

  it('has every page that the sidebar names', () => {
    const ids = new Set(pages.map(({ id }) => id))
    expect(inSidebar.filter((id) => !ids.has(id))).toEqual([])
    expect(repeated(inSidebar)).toEqual([])
  })

  it('has each page in the sidebar but those that stand beside it', () => {
    const ids = [...new Set(pages.map(({ id }) => id))]
    expect(ids.filter((id) => !inSidebar.includes(id) && !withoutSidebar.includes(id))).toEqual([])
    expect(inSidebar.filter((id) => withoutSidebar.includes(id))).toEqual([])
  })

  it('has no page further than three clicks from the front page', async () => {
    const { homes } = await collectHomes('.', site.config)
    const [home] = homes.filter(({ locale }) => locale === 'en')
    const own = pages.filter(({ locale }) => locale === 'en')
    const linksOf = (text: string) => [...text.matchAll(/\]\((\/docs[\w/-]*)/g)].map(([, route]) => route ?? '')
    const first = new Set(linksOf(home?.body ?? ''))
    // Every page of the documentation has the sidebar.
    const second = new Set([...first, ...inSidebar.map((id) => `/docs/${id}`)])
    const near = own.filter(({ route }) => second.has(route))
    const third = new Set([...second, ...near.flatMap(({ body }) => linksOf(body))])
    expect(first.size).toBeGreaterThan(5)
    expect(own.map(({ route }) => route).filter((route) => !third.has(route))).toEqual([])
  })

  it('names the version of the tool nowhere but in the configuration', () => {
    // The history of the tool has its versions for headings, this one among them.
    const texts = pages.filter(({ id }) => id !== 'changelog')
    const typed = texts.filter(({ body }) => body.includes(site.config.toolVersion)).map(({ file }) => file)
    expect(typed).toEqual([])
  })

  it('has no broken reference, orphan or unmarked translation', { timeout: 300_000 }, async () => {
    expect(await problemsIn('.')).toEqual([])
  })
})

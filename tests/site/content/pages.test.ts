import { beforeAll, describe, expect, it } from 'vitest'
import { publishedSources } from '../../../engine/assemble/published-sources.ts'
import { walkNav } from '../../../engine/config/docs-config.ts'
import { type LoadedSite, loadSite } from '../../../engine/config/load-site.ts'
import { formatProblem } from '../../../engine/problems/problem.ts'
import { vanishedRoutes } from '../../../engine/read/routes/kept-routes.ts'
import type { Source } from '../../../engine/read/source-page.ts'
import { features } from '../../../site/features.ts'
import { problemsIn } from '../../contracts/build/problems.ts'

let site: LoadedSite
let sources: readonly Source[]

beforeAll(async () => {
  site = await loadSite('.')
  sources = publishedSources('.', site.config, features)
})

/** Lines of a text that hold a word, as `file:line`. */
function placesOf(word: string, { file, body, bodyOffset }: Source): string[] {
  return body.split('\n').flatMap((line, index) => (line.includes(word) ? `${file}:${bodyOffset + index + 1}` : []))
}

describe('the pages of this site', () => {
  it('that readers have been given are there, or lead to where they are now', () => {
    expect(vanishedRoutes('.', site.config, sources).map(formatProblem)).toEqual([])
  })

  it('have descriptions of their own', () => {
    const first = new Map<string, string>()
    const repeated = sources.flatMap(({ file, locale, frontMatter: { description }, keyLines }) => {
      const key = `${locale} ${description}`
      const other = first.get(key)
      first.set(key, other ?? file)
      return other ? [`${file}:${keyLines.get('description')} has the description of ${other}.`] : []
    })
    expect(repeated).toEqual([])
  })

  it('are no further than three clicks from the front page', () => {
    const own = sources.filter(({ locale }) => locale === site.config.locales[0]?.code)
    const linksOf = ({ body }: Source) => [...body.matchAll(/\]\((\/docs[\w/-]*)/g)].map(([, route = '']) => route)
    const linksFrom = (routes: ReadonlySet<string>) => own.filter(({ route }) => routes.has(route)).flatMap(linksOf)
    // Every page of the documentation has the sidebar.
    const inSidebar: string[] = []
    for (const { path, sidebars } of site.config.docs.versions) {
      for (const nodes of Object.values(sidebars)) walkNav(nodes, (id) => inSidebar.push(`${path}/${id}`))
    }
    const second = new Set([...linksFrom(new Set(['/'])), ...inSidebar])
    const third = new Set([...second, ...linksFrom(second)])
    const far = own.filter(({ route }) => route.startsWith('/docs/') && !third.has(route))
    expect(
      far.map(({ file }) => `${file}: link to it from a page of the sidebar, or add it to content/nav.ts.`),
    ).toEqual([])
  })

  it('name the version of the tool nowhere: the configuration does', () => {
    // The history of the tool has its versions for headings, this one among them.
    const texts = sources.filter(({ route }) => route !== '/docs/changelog')
    expect(texts.flatMap((source) => placesOf(site.config.toolVersion, source))).toEqual([])
  })

  it('have no broken reference, no orphan and no translation unlike its source', { timeout: 300_000 }, async () => {
    expect(await problemsIn('.')).toEqual([])
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSite } from '../../../engine/build/read-site.ts'
import { ArticleCache } from '../../../engine/parse/article-cache.ts'
import { vanishedRoutes } from '../../../engine/read/routes/kept-routes.ts'
import { readProject } from '../../../features/projects/project.ts'
import { program } from '../../../site/program.ts'
import { pageText, removeSites, type SiteFiles, writeSite } from './site-fixture.ts'

afterAll(removeSites)

const body = [
  '## Install',
  'A line\nand another\\\nafter a break.',
  '```ts file="shop/deploy.ts"\n```',
  '```ts\nconst a = 1\n\nconst b = 2 // [!code error] wrong\n```',
  ':::note\nText\n:::',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '[Next](/docs/more)',
].join('\n\n')

const files: SiteFiles = {
  'content/en/docs/start.md': pageText('Start', body),
  'content/projects/shop/deploy.ts': 'const a = 1\n\nconst b = 2\n',
  'content/tags.yml': 'news:\n  label: News\n  description:\n    en: |\n      Two\n      lines\n    ru: a\n',
  'content/routes.txt': '/\n/docs/more\n/docs/start\n',
}

/** What readers get of the site, its files with other line ends. */
async function read(lineEnd: string, mark = '') {
  const site = writeSite()
  for (const [name, text] of Object.entries(files)) {
    writeSiteFile(site, name, mark + text.replaceAll('\n', lineEnd))
  }
  const cache = ArticleCache.open('node_modules/.cache/site')
  const tools = { bundle: undefined as never, cache, history: [] }
  const read = await readSite({ program, root: site, outDir: '', strict: false }, tools, { warn: () => undefined })
  const { docs, homes, loaded, blog } = read.site
  const articles = [...docs, ...homes].map(({ source, article }) => ({
    ...{ file: source.file, hash: source.sourceHash, html: article.html, markdown: article.markdown },
  }))
  const routes = vanishedRoutes(
    site,
    loaded.config,
    [...docs, ...homes].map(({ source }) => source),
  )
  return { articles, routes, tags: blog.lists.length, project: readProject(site, 'shop') }
}

function writeSiteFile(site: string, name: string, text: string): void {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}

it.each([
  ['\r\n', ''],
  ['\r\n', '\uFEFF'],
  ['\r', ''],
])('line ends %j and a mark %j change nothing', async (lineEnd, mark) => {
  const expected = await read('\n')
  expect(expected.articles.map(({ html }) => html).join()).toContain('const')
  expect(expected.routes).toEqual([])
  expect(await read(lineEnd, mark)).toEqual(expected)
})

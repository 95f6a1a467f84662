import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import real from '../../config/site.ts'
import type { NavNode, Sidebars } from '../../engine/config/docs-config.ts'
import type { SiteConfig } from '../../engine/config/site-config.ts'
import { sourceHash } from '../../engine/read/source-hash.ts'
import { writePage } from './page.ts'
import { bilingual, description, locales } from './prose.ts'
import { Random } from './random.ts'
import { longPage, makeRoutes } from './routes.ts'

/** Pages of the site that the targets were set for, in both languages together. */
export const pageCount = 346

/**
 * Writes the generated site into a folder, the same one every time.
 * @param pages a larger site has more sidebars, not longer ones: each document holds the one that it stands in.
 */
export async function writeCorpus(root: string, pages = pageCount): Promise<void> {
  await rm(root, { recursive: true, force: true })
  const random = new Random(346)
  const { ids, sidebars } = sidebarsOf(random, pages)
  const files = new Map(siteFiles(sidebars, real.locales))
  const links = ids.map((id) => `/docs/${id}`)
  const parents = new Set(ids.map((id) => dirname(id)))
  const titles = new Set<string>()
  ids.forEach((id, index) => {
    const isLong = id === longPage
    const words = isLong ? 1500 : random.between(800, 1500)
    const page = writePage(random, { words, codeBlocks: 20, hasDiagram: !isLong && index % 20 === 3, links, titles })
    const hasChildren = parents.has(id)
    for (const locale of locales)
      files.set(`content/${locale}/docs/${id}${hasChildren ? '/index' : ''}.md`, page[locale])
  })
  const home = bilingual((vocabulary) => writeHome(description(random, vocabulary)))
  files.set('content/en/home.md', home.en)
  files.set('content/ru/home.md', home.ru.replace('---\n', `---\nsource: ${sourceHash(home.en)}\n`))
  for (const [name, text] of files) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
}

/** The files that make pages a site, by their paths. */
export function siteFiles(sidebars: Sidebars, locales: SiteConfig['locales']): [string, string][] {
  return [
    // Below node_modules nothing else says what kind of modules these are.
    ['package.json', '{ "type": "module" }\n'],
    ['content/nav.ts', `export const sidebars = ${JSON.stringify(sidebars, null, 1)}\n`],
    [
      'config/site.ts',
      `import { sidebars } from '../content/nav.ts'\n\n${configText(sidebars.docsSidebar ?? [], locales)}`,
    ],
  ]
}

/** As many sidebars as it takes; the first one is that of the site that the targets were set for. */
function sidebarsOf(random: Random, pages: number) {
  const count = Math.max(1, Math.round(pages / pageCount))
  const routes = Array.from({ length: count }, (_, number) => {
    const share = Math.floor((pages * (number + 1)) / count) - Math.floor((pages * number) / count)
    return makeRoutes(random, Math.floor(share / locales.length), number === 0 ? '' : `part-${number}/`)
  })
  const names = routes.map((_, number) => (number === 0 ? 'docsSidebar' : `part${number}`))
  const sidebars: Sidebars = Object.fromEntries(routes.map(({ nav }, number) => [names[number], nav]))
  return { ids: routes.flatMap(({ ids }) => ids), sidebars }
}

function writeHome(text: string): string {
  return `---\ntitle: Bench\ndescription: ${JSON.stringify(text)}\n---\n\n${text}\n`
}

/** The real site's configuration, with links that exist here. */
function configText(nav: readonly NavNode[], locales: SiteConfig['locales']): string {
  const { title, tagline, url, base, toolVersion, repository, editUrl, reportUrl } = real
  const label = { en: 'Documentation', ru: 'Документация' }
  const items = nav
    .slice(0, 4)
    .flatMap((node) => (typeof node === 'string' ? [] : [{ to: `/docs/${node.page}`, label: node.label }]))
  const config: SiteConfig = {
    ...{ title, tagline, url, base, locales, toolVersion, repository, editUrl, reportUrl },
    navbar: {
      items: [
        { type: 'docSidebar', sidebarId: 'docsSidebar', label, position: 'left' },
        { type: 'search', position: 'right' },
        { type: 'localeDropdown' },
        { href: repository, label: { en: 'Source repository', ru: 'Репозиторий с исходным кодом' }, icon: 'source' },
      ],
    },
    footer: { links: [1, 2, 3, 4].map(() => ({ title: label, items })), copyright: real.footer.copyright },
    announcement: {
      id: 'bench',
      content: { en: 'An announcement of some words.', ru: 'Объявление в несколько слов.' },
    },
    docs: {
      versions: [
        {
          name: 'current',
          label: 'Current',
          isLast: true,
          path: '/docs',
          content: 'docs',
          mainDocId: 'introduction',
          sidebars: {},
        },
      ],
    },
    tabGroups: real.tabGroups,
  }
  return `export default ${JSON.stringify(config, null, 1).replace('"sidebars": {}', '"sidebars": sidebars')}\n`
}

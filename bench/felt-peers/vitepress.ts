import type { NavNode } from '../../engine/config/docs-config.ts'
import { textIn } from '../../engine/model/in-language.ts'
import { type Generator, longSource, program } from './generator.ts'
import { headOf, type SharedCorpus } from './shared-corpus.ts'

export const vitepress: Generator = {
  name: 'VitePress',
  files: ({ pages, nav }) => {
    const titles = new Map(pages.map(({ id, title }) => [id, title]))
    const config = {
      title: 'Bench',
      cleanUrls: true,
      themeConfig: {
        nav: [{ text: 'Documentation', link: `/docs/${pages[0]?.id}` }],
        sidebar: nav.map((node) => item(node, titles)),
        search: { provider: 'local' },
      },
    }
    return new Map([
      ['package.json', '{ "type": "module" }\n'],
      ['index.md', '# Bench\n'],
      ['.vitepress/config.mjs', `export default ${JSON.stringify(config)}\n`],
      ...pages.map((page): [string, string] => [
        `docs/${page.id}.md`,
        `${headOf(page)}# ${page.title}\n\n${page.body}`,
      ]),
    ])
  },
  build: program('vitepress', 'build'),
  output: '.vitepress/dist',
  source: longSource,
}

type Titles = ReadonlyMap<SharedCorpus['pages'][number]['id'], string>

function item(node: NavNode, titles: Titles): object {
  if (typeof node === 'string') return { text: titles.get(node), link: `/docs/${node}` }
  const items = node.items.map((child) => item(child, titles))
  return { text: textIn(node.label, 'en'), link: `/docs/${node.page}`, collapsed: node.collapsed ?? true, items }
}

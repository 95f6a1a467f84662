import type { NavNode } from '../../engine/config/docs-config.ts'
import { textIn } from '../../engine/model/in-language.ts'
import { type Generator, longSource, program } from './generator.ts'
import { headOf } from './shared-corpus.ts'

const config = {
  title: 'Bench',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  markdown: { format: 'detect' },
  presets: [['classic', { docs: { sidebarPath: './sidebars.json' }, blog: false, pages: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false }]],
  themeConfig: {
    navbar: { title: 'Bench', items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Documentation' }] },
    prism: { additionalLanguages: ['bash', 'json', 'yaml'] },
  },
}

/** With the local search that its makers name first. */
export const docusaurus: Generator = {
  name: 'Docusaurus',
  files: ({ pages, nav }) =>
    new Map([
      // No modules by default: it writes CommonJS of its own beside.
      ['package.json', '{}\n'],
      ['docusaurus.config.mjs', `export default ${JSON.stringify(config)}\n`],
      ['sidebars.json', JSON.stringify({ docs: nav.map(item) })],
      ...pages.map((page): [string, string] => [`docs/${page.id}.md`, headOf(page) + page.body]),
    ]),
  build: program('docusaurus', 'build'),
  output: 'build',
  source: longSource,
}

function item(node: NavNode): object | string {
  if (typeof node === 'string') return node
  const link = node.page === undefined ? {} : { link: { type: 'doc', id: node.page } }
  return {
    type: 'category',
    label: textIn(node.label, 'en'),
    collapsed: node.collapsed ?? true,
    ...link,
    items: node.items.map(item),
  }
}

import type { NavNode } from '../../engine/config/docs-config.ts'
import { textIn } from '../../engine/model/in-language.ts'
import { type Generator, longSource, program } from './generator.ts'
import { headOf } from './shared-corpus.ts'

const collections = `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

export const starlight: Generator = {
  name: 'Starlight',
  files: ({ pages, nav }) => {
    const options = JSON.stringify({ title: 'Bench', sidebar: nav.map(item) })
    const config = `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ integrations: [starlight(${options})] })
`
    return new Map([
      ['package.json', '{ "type": "module" }\n'],
      ['astro.config.mjs', config],
      ['src/content.config.mjs', collections],
      ...pages.map((page): [string, string] => [`src/content/docs/docs/${page.id}.md`, headOf(page) + page.body]),
    ])
  },
  build: program('astro', 'build'),
  output: 'dist',
  source: `src/content/docs/${longSource}`,
}

/** A group has no page of its own there: it is the first one inside. */
function item(node: NavNode): object {
  if (typeof node === 'string') return { slug: `docs/${node}` }
  const own = node.page === undefined ? [] : [{ slug: `docs/${node.page}` }]
  return {
    label: textIn(node.label, 'en'),
    collapsed: node.collapsed ?? true,
    items: [...own, ...node.items.map(item)],
  }
}

import { join } from 'node:path'
import real from '../../config/site.ts'
import { buildCorpus } from '../build/build-corpus.ts'
import { longPage } from '../corpus/routes.ts'
import { siteFiles } from '../corpus/write-corpus.ts'
import type { Generator } from './generator.ts'
import { headOf } from './shared-corpus.ts'

/** This project, with the same pages in one language. */
export const ours: Generator = {
  name: 'ours',
  files: ({ pages, nav }) => {
    const home =
      '---\ntitle: Bench\ndescription: Pages that are written by a program to measure how fast sites are.\n---\n\nBench.\n'
    return new Map([
      ...siteFiles({ docsSidebar: nav }, real.locales.slice(0, 1)),
      ['content/en/home.md', home],
      ...pages.map((page): [string, string] => {
        const isFolder = pages.some(({ id }) => id.startsWith(`${page.id}/`))
        const text = `${headOf(page, 'kind: reference\n')}${page.body}`
        return [`content/en/docs/${page.id}${isFolder ? '/index' : ''}.md`, text]
      }),
    ])
  },
  build: (root) =>
    buildCorpus({ site: root, outDir: join(root, 'dist'), cacheDir: join(root, 'cache'), noSocialImages: true }),
  output: 'dist',
  source: `content/en/docs/${longPage}.md`,
}

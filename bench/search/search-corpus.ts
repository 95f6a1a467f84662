import { parseAll } from '../../engine/parse/parse-all.ts'
import { type FrontMatter, frontMatterSchema, parseFrontMatter } from '../../engine/read/front-matter.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { program } from '../../site/program.ts'
import { writePage } from '../corpus/page.ts'
import type { Language } from '../corpus/prose.ts'
import { Random } from '../corpus/random.ts'
import { makeRoutes } from '../corpus/routes.ts'

/** The pages that the targets were set for: 800 words and ten samples each. */
const recipe = { words: 800, codeBlocks: 10, hasDiagram: false }

/** Generated pages as the index sees them, in both languages. The same ones every time. */
export async function searchCorpus(count: number): Promise<Record<Language, SearchPage[]>> {
  const random = new Random(173)
  const { ids } = makeRoutes(random, count)
  const links = ids.slice(0, 500).map((id) => `/docs/${id}`)
  const titles = new Set<string>()
  const texts = ids.map((id) => ({ id, text: writePage(random, { ...recipe, links, titles }) }))
  return { en: await parse(texts, 'en'), ru: await parse(texts, 'ru') }
}

type Texts = readonly { readonly id: string; readonly text: Record<Language, string> }[]

async function parse(texts: Texts, locale: Language): Promise<SearchPage[]> {
  const read = texts.map(({ id, text }) => ({ id, ...parseFrontMatter(`${id}.md`, text[locale], frontMatterSchema) }))
  const jobs = read.map(({ id, body }) => ({
    body,
    context: {
      file: `content/${locale}/docs/${id}.md`,
      locale,
      localeCodes: ['en', 'ru'],
      localePath: locale === 'en' ? '/' : '/ru/',
      base: '/',
      siteUrl: 'https://bench.example',
      pageUrl: 'https://site.example/docs/page',
      toolVersion: '0.0.0',
      folders: [{ folder: 'docs', path: '/docs' }],
      tabGroups: { target: ['local', 'ssh', 'docker', 'k8s'], 'package-manager': ['npm', 'pnpm', 'yarn', 'bun'] },
      data: {},
      bodyOffset: 0,
    },
  }))
  const articles = await parseAll(jobs, program)
  return read.map(({ id, data }, i) => ({
    route: `/docs/${id}`,
    ...headOf(data),
    trail: [id.split('/')[0] ?? ''],
    sections: articles[i]?.sections ?? [],
    terms: articles[i]?.terms ?? [],
  }))
}

function headOf(data: FrontMatter | undefined): Pick<SearchPage, 'title' | 'description' | 'keywords'> {
  return { title: data?.title ?? '', description: data?.description ?? '', keywords: data?.keywords ?? [] }
}

/** As many pages as wanted, from the sections of a few: other pages with the same words. */
export function manyPages(pages: readonly SearchPage[], count: number): SearchPage[] {
  return Array.from({ length: count }, (_, i) => {
    const [head, body] = [pages[i % pages.length], pages[(i * 7 + Math.floor(i / pages.length)) % pages.length]]
    if (!head || !body) throw new RangeError('There are no pages')
    return { ...head, route: `${head.route}-${i}`, sections: body.sections, terms: body.terms }
  })
}

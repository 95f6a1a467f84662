import { hrefOf } from '../../model/route.ts'
import type { SourcePage } from '../content/source-page.ts'
import { recordStateOf } from '../examples/known-record.ts'
import type { Article } from '../markdown/article.ts'
import { pagePictures } from '../pictures/page-pictures.ts'
import { referenceEntries } from '../reference/entries.ts'
import type { LoadedSite } from '../site/load-site.ts'
import type { ArticleCache } from './article-cache.ts'
import type { ParseJob } from './job.ts'
import type { Parser } from './parser.ts'

/** A page with its text parsed. */
export interface ParsedPage {
  readonly source: SourcePage
  readonly article: Article
}

export interface ParseTools {
  readonly cache: ArticleCache
  readonly parser: Parser
}

/** The part of a page that parsing needs. */
type Parseable = Pick<SourcePage, 'file' | 'locale' | 'body' | 'bodyOffset'> & Partial<SourcePage>

/** What the pages of a site have in common besides its configuration. */
type Shared = Pick<ParseJob['context'], 'record' | 'reference' | 'pictures'>

/** Parses every page that the cache does not hold; twins are neighbours, so that equal samples meet in one thread. */
export async function parsePages<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  { cache, parser }: ParseTools,
): Promise<{ source: T; article: Article }[]> {
  const record = recordStateOf(site.root)
  const references = referencesOf(sources)
  const entries = await Promise.all(
    sources.map(async (source) => {
      const reference = references.get(collectionOf(source))
      const pictures = await picturesOf(site, source)
      const shared = { ...(record && { record }), ...(reference && { reference }), ...pictures }
      const context = contextOf(site, source, shared)
      const job = { body: source.body, context }
      const key = cache.key(job.body, job.context)
      return { source, job, key, article: await cache.get(key) }
    }),
  )
  const missing = entries
    .filter((entry) => !entry.article)
    .sort((a, b) => (twinKey(a.source) < twinKey(b.source) ? -1 : 1))
  const parsed = await parser.parse(missing.map((entry) => entry.job))
  await Promise.all(
    missing.map((entry, index) => {
      entry.article = parsed[index]
      return entry.article && cache.put(entry.key, entry.article)
    }),
  )
  return entries.map(({ source, article }) => ({ source, article: article as Article }))
}

/** Their names hold hashes of their content, so a changed picture gives the article another key. */
async function picturesOf({ root, config }: LoadedSite, { file, locale, body }: Parseable): Promise<Shared> {
  const pictures = await pagePictures(root, file, body, config.locales[0]?.code ?? locale)
  return Object.keys(pictures).length > 0 ? { pictures } : {}
}

/** What an article must know of the site; part of its cache key, so it holds nothing that changes without need. */
function contextOf({ config }: LoadedSite, source: Parseable, shared: Shared): ParseJob['context'] {
  const localePath = config.locales.find(({ code }) => code === source.locale)?.path ?? '/'
  return {
    file: source.file,
    locale: source.locale,
    localePath,
    base: config.base,
    siteUrl: config.url,
    pageUrl: config.url + hrefOf(source.path ?? localePath, config.base),
    toolVersion: config.toolVersion,
    folders: [
      ...config.docs.versions.map(({ content, path }) => ({ folder: content, path })),
      { folder: 'blog', path: '/blog' },
    ],
    tabGroups: config.tabGroups ?? {},
    ...shared,
    bodyOffset: source.bodyOffset,
  }
}

/** Where each version in each language describes the names of the tool. */
function referencesOf(sources: readonly Parseable[]): Map<string, Readonly<Record<string, string>>> {
  const pages = sources.filter((source): source is SourcePage => source.frontMatter !== undefined)
  const groups = new Map<string, SourcePage[]>()
  for (const page of pages) groups.set(collectionOf(page), [...(groups.get(collectionOf(page)) ?? []), page])
  return new Map(
    [...groups].flatMap(([collection, group]) => {
      const entries = [...referenceEntries(group)].map(([name, { url }]) => [name, url] as const)
      return entries.length > 0 ? [[collection, Object.fromEntries(entries)] as const] : []
    }),
  )
}

function collectionOf({ locale, version }: Parseable): string {
  return `${locale} ${version?.name}`
}

/** The same for the versions of a page in all languages. */
function twinKey({ file }: Parseable): string {
  return file.replace(/^content\/\w+\//, '')
}

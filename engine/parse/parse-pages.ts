import { referenceEntries } from '../../features/api-reference/entries.ts'
import { behaviorStateOf, drawsFacts } from '../../features/behavior/known-behavior.ts'
import { environmentsOf } from '../../features/environments/counterparts.ts'
import { glossaryRoute, glossaryStateOf } from '../../features/glossary/glossary.ts'
import type { History } from '../../features/history/history.ts'
import { listsChanges, type RecentChange, recentChanges } from '../../features/history/recent-changes.ts'
import { changesKey, siteChanges } from '../../features/history/site-changes.ts'
import { pageIssues } from '../../features/known-issues/page-issues.ts'
import { pageProjects } from '../../features/projects/page-projects.ts'
import { drawsReference } from '../../features/tool-reference/blocks.ts'
import { messagesIn } from '../../features/tool-reference/messages.ts'
import { referenceStateOf } from '../../features/tool-reference/reference-state.ts'
import type { LoadedSite } from '../config/load-site.ts'
import { type Article, emptyArticle } from '../markdown/article.ts'
import { recordStateOf } from '../markdown/code/record/known-record.ts'
import { localeNamed } from '../model/locale.ts'
import { remembered } from '../model/remembered.ts'
import { hrefOf } from '../model/route.ts'
import type { Source, SourcePage } from '../read/source-page.ts'
import type { ArticleCache } from './article-cache.ts'
import type { ParseJob } from './job.ts'
import { pagePictures } from './page-pictures.ts'
import { parseAll } from './parse-all.ts'

/** A page with its text parsed. */
export interface Parsed<S extends Source> {
  readonly source: S
  readonly article: Article
}

/** A page of the documentation with its text parsed. */
export type ParsedPage = Parsed<SourcePage>

/** Any page: those of the documentation have a version. */
type Parseable = Source & Partial<Pick<SourcePage, 'version'>>

/** Pages, of which the cache may hold some. */
export interface Pages<T extends Parseable> {
  /** How many it does not hold. */
  readonly missing: number
  /** Those that it holds, and the others with an empty article. */
  readonly known: readonly Parsed<T>[]
  /** Parses one of them, unless that has been done. */
  one(source: T): Promise<Article>
  /** Parses all that are missing. @param progress is told how many of them are done */
  all(progress?: (done: number) => void): Promise<Parsed<T>[]>
}

/** Parses every page that the cache does not hold. */
export async function parsePages<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  cache: ArticleCache,
  history: History = [],
): Promise<Parsed<T>[]> {
  return (await openPages(site, sources, cache, history)).all()
}

/** Looks for pages in the cache; translations are neighbours, so that equal samples meet in one thread. */
export async function openPages<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  cache: ArticleCache,
  history: History = [],
): Promise<Pages<T>> {
  const entries = await entriesOf(site, sources, cache, history)
  const articles = new Map<string, Article>()
  const parse = async (missing: readonly Entry<T>[], progress?: (done: number) => void) => {
    const jobs = missing.map(({ source, job }) => ({ ...job, colours: cache.coloursOf(source.file) }))
    let done = 0
    await parseAll(jobs, (index, packed) => {
      const { source, key } = missing[index] as Entry<T>
      const article = cache.put(key, packed, source.file)
      articles.set(key, article)
      progress?.(++done)
      return article
    })
  }
  for (const { key } of entries) {
    const article = cache.has(key) ? cache.get(key) : undefined
    if (article) articles.set(key, article)
  }
  const missing = inParsingOrder(entries.filter(({ key }) => !articles.has(key)))
  const articleOf = ({ key }: Entry<T>) => articles.get(key) ?? emptyArticle
  const parsed = () => entries.map((entry) => ({ source: entry.source, article: articleOf(entry) }))
  return {
    missing: missing.length,
    known: parsed(),
    one: async (source) => {
      const entry = entries.find((one) => one.source === source) as Entry<T>
      if (!articles.has(entry.key)) await parse([entry])
      return articleOf(entry)
    },
    all: async (progress) => {
      await parse(missing, progress)
      return parsed()
    },
  }
}

/** A page on its way to its article. */
interface Entry<T> {
  readonly source: T
  readonly job: ParseJob
  readonly key: string
}

/** What each page is parsed from. */
function entriesOf<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  cache: ArticleCache,
  history: History,
): Promise<Entry<T>[]> {
  const { config } = site
  const record = recordStateOf(site.root)
  const behavior = behaviorStateOf(site.root)
  const toolReference = referenceStateOf(site.root)
  const glossary = glossaryStateOf(site.root)
  const collections = collectionsOf(sources)
  const references = referencesOf(collections)
  const routes = routesOf(collections)
  const issues = pageIssues(docsIn(sources), toolReference && messagesIn(toolReference))
  const changes = changesOf(sources, history)
  return Promise.all(
    sources.map(async (source) => {
      const { file, body } = source
      const collection = collectionOf(source)
      // Only what an article draws makes it stale: a changed picture has another name, a changed project other texts.
      const context = {
        ...siteContext(site, source),
        record,
        glossary: routes.get(collection)?.has(glossaryRoute) ? glossary : undefined,
        behavior: drawsFacts(body) ? behavior : undefined,
        toolReference: drawsReference(body) ? toolReference : undefined,
        reference: references.get(collection),
        issues: issues.get(file),
        changes: changes.get(file),
        environments: isDoc(source) ? environmentsOf(source, routes.get(collection)) : undefined,
        pictures: unlessEmpty(await pagePictures(site.root, file, body, config.locales[0]?.code ?? source.locale)),
        projects: unlessEmpty(pageProjects(site.root, body)),
      }
      const job = { body, context }
      return { source, job, key: cache.key(job.body, job.context) }
    }),
  )
}

function unlessEmpty<T extends object>(record: T): T | undefined {
  return Object.keys(record).length > 0 ? record : undefined
}

/** What an article must know of the site; part of its cache key, so it holds nothing that changes without need. */
function siteContext({ config }: LoadedSite, source: Parseable): ParseJob['context'] {
  const localePath = localeNamed(config.locales, source.locale).path
  return {
    file: source.file,
    locale: source.locale,
    localePath,
    base: config.base,
    siteUrl: config.url,
    pageUrl: config.url + hrefOf(source.path, config.base),
    toolVersion: config.toolVersion,
    folders: [
      ...config.docs.versions.map(({ content, path }) => ({ folder: content, path })),
      { folder: 'blog', path: '/blog' },
    ],
    tabGroups: config.tabGroups ?? {},
    foldSamples: config.foldSamples,
    bodyOffset: source.bodyOffset,
  }
}

/** The pages of each version in each language. */
type Collections = ReadonlyMap<string, readonly SourcePage[]>

function collectionsOf(sources: readonly Parseable[]): Collections {
  const groups = new Map<string, SourcePage[]>()
  for (const page of docsIn(sources)) remembered(groups, collectionOf(page), () => []).push(page)
  return groups
}

function routesOf(collections: Collections): Map<string, ReadonlyMap<string, SourcePage>> {
  const byRoute = (pages: readonly SourcePage[]) => new Map(pages.map((page) => [page.route, page] as const))
  return new Map([...collections].map(([collection, pages]) => [collection, byRoute(pages)]))
}

/** Where each version in each language describes the names of the tool. */
function referencesOf(collections: Collections): Map<string, Readonly<Record<string, string>>> {
  return new Map(
    [...collections].flatMap(([collection, pages]) => {
      const entries = [...referenceEntries(pages)].map(([name, { url }]) => [name, url] as const)
      return entries.length > 0 ? [[collection, Object.fromEntries(entries)] as const] : []
    }),
  )
}

/** What pages list that list changes. */
function changesOf(sources: readonly Parseable[], history: History): ReadonlyMap<string, readonly RecentChange[]> {
  const docs = docsIn(sources)
  const lists = docs.filter(listsChanges)
  if (lists.length === 0) return new Map()
  const all = siteChanges(history, docs)
  return new Map(
    lists.map((page) => {
      const own = all.get(changesKey(page)) ?? { changes: [], byPage: new Map() }
      return [page.file, recentChanges(own, docs)] as const
    }),
  )
}

function docsIn(sources: readonly Parseable[]): SourcePage[] {
  return sources.filter(isDoc)
}

function isDoc(source: Parseable): source is SourcePage {
  return source.version !== undefined
}

function collectionOf({ locale, version }: Parseable): string {
  return `${locale} ${version?.name}`
}

/** Translations side by side, the longest ones first: none is left over for one thread when the others have nothing to do. */
function inParsingOrder<E extends { readonly source: Parseable }>(entries: readonly E[]): E[] {
  const lengths = new Map<string, number>()
  for (const { source } of entries) {
    const key = translationKey(source)
    lengths.set(key, Math.max(lengths.get(key) ?? 0, source.body.length))
  }
  const lengthOf = (key: string) => lengths.get(key) ?? 0
  return [...entries].sort((one, other) => {
    const [a, b] = [translationKey(one.source), translationKey(other.source)]
    return lengthOf(b) - lengthOf(a) || (a < b ? -1 : 1)
  })
}

/** The same for the versions of a page in all languages. */
function translationKey({ file }: Parseable): string {
  return file.replace(/^content\/\w+\//, '')
}

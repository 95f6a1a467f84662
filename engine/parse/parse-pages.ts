import type { LoadedSite } from '../config/load-site.ts'
import type { FeatureData } from '../markdown/article.ts'
import { type Article, emptyArticle } from '../markdown/article.ts'
import { recordStateOf } from '../markdown/code/record/known-record.ts'
import { localeNamed } from '../model/locale.ts'
import { hrefOf } from '../model/route.ts'
import type { History } from '../read/history/history.ts'
import type { Source, SourcePage } from '../read/source-page.ts'
import type { ArticleCache } from './article-cache.ts'
import type { ParseJob } from './job.ts'
import { pagePictures } from './page-pictures.ts'
import { parseAll } from './parse-all.ts'
import { type Parseable, siteSources } from './site-sources.ts'
import type { Parser } from './source-feature.ts'

/** A page with its text parsed. */
export interface Parsed<S extends Source> {
  readonly source: S
  readonly article: Article
}

/** A page of the documentation with its text parsed. */
export type ParsedPage = Parsed<SourcePage>

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

/** What pages of a site are parsed with, and kept in. */
export interface ParsingTools {
  readonly parser: Parser
  readonly cache: ArticleCache
  readonly history?: History
}

/** Parses every page that the cache does not hold. */
export async function parsePages<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  tools: ParsingTools,
): Promise<Parsed<T>[]> {
  return (await openPages(site, sources, tools)).all()
}

/** Looks for pages in the cache; translations are neighbours, so that equal samples meet in one thread. */
export async function openPages<T extends Parseable>(
  site: LoadedSite,
  sources: readonly T[],
  { parser, cache, history = [] }: ParsingTools,
): Promise<Pages<T>> {
  const entries = await entriesOf(site, sources, cache, featureData(site, sources, parser, history))
  const articles = new Map<string, Article>()
  const parse = async (missing: readonly Entry<T>[], progress?: (done: number) => void) => {
    const jobs = missing.map(({ source, job }) => ({ ...job, colours: cache.coloursOf(source.file) }))
    let done = 0
    await parseAll(jobs, parser, (index, packed) => {
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
  data: (source: Parseable) => Partial<FeatureData>,
): Promise<Entry<T>[]> {
  const record = recordStateOf(site.root)
  return Promise.all(
    sources.map(async (source) => {
      const { file, body } = source
      // Only what an article draws makes it stale: a changed picture has another name.
      const pictures = await pagePictures(site.root, file, body, site.config.locales[0]?.code ?? source.locale)
      const context = {
        ...siteContext(site, source),
        record,
        data: data(source),
        ...(Object.keys(pictures).length > 0 && { pictures }),
      }
      const job = { body, context }
      return { source, job, key: cache.key(job.body, job.context) }
    }),
  )
}

/** What all features know of a page. */
function featureData(
  site: LoadedSite,
  sources: readonly Parseable[],
  { features }: Parser,
  history: History,
): (source: Parseable) => Partial<FeatureData> {
  const all = siteSources(site.root, sources, history)
  const known = features.flatMap(({ articleData }) => articleData?.(all) ?? [])
  return (source) => Object.assign({}, ...known.map((of) => of(source)))
}

/** What an article must know of the site; part of its cache key, so it holds nothing that changes without need. */
function siteContext({ config }: LoadedSite, source: Parseable): Omit<ParseJob['context'], 'data'> {
  const { path: localePath, main } = localeNamed(config.locales, source.locale)
  return {
    file: source.file,
    locale: source.locale,
    ...(main && { mainLocale: main }),
    ...(config.features && { features: config.features }),
    localeCodes: config.locales.map(({ code }) => code),
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

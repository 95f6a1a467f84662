import { drawnPages, type GroupPlans, planAll } from '../assemble/groups/drawn-pages.ts'
import { collectPosts, type WrittenPosts } from '../assemble/posts.ts'
import { assembleSite, type Site } from '../assemble/site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { bundleClient } from '../bundle/bundle-client.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import { checkSite } from '../check/check-site.ts'
import { type Warn, warnAtOnce } from '../check/report.ts'
import { type LoadedSite, loadSite } from '../config/load-site.ts'
import { withLanguages } from '../config/localized-schema.ts'
import { type Article, emptyArticle } from '../markdown/article.ts'
import { ArticleCache } from '../parse/article-cache.ts'
import { openPages, type Parsed, parsePages } from '../parse/parse-pages.ts'
import { type Problem, ProblemError } from '../problems/problem.ts'
import { collectPages } from '../read/collect.ts'
import { contentHistory, type History } from '../read/history/history.ts'
import { collectHomes } from '../read/home.ts'
import type { Source, SourcePage } from '../read/source-page.ts'
import { chooseFeatures } from './chosen-features.ts'
import type { BuildOptions } from './options.ts'

/** What does not change when a page is saved. */
export interface BuildTools {
  readonly bundle: Bundle
  readonly cache: ArticleCache
  readonly history: History
}

/**
 * The client's bundle, the parsed articles of earlier builds, and the history of the content. The bundler takes all cores
 * and half a gigabyte: beside the parsing, it would save no time and cost the memory of both.
 */
export async function openTools({ root, program, development = false }: BuildOptions): Promise<BuildTools> {
  const bundle = await bundleClient(cacheDir, program, development)
  const cache = ArticleCache.open(cacheDir, development)
  return { bundle, cache, history: await contentHistory(root) }
}

/** A site, and what its build is to say. */
export interface ReadSite {
  readonly site: Site
  /** Files of translations that are older than their source. */
  readonly stale: string[]
  /** Lines about posts that are not published yet. */
  readonly leftOut: readonly string[]
}

/** Who follows a reading. */
export interface Follower {
  /** Hears of what stops nothing; without, it is said at once. */
  readonly warn?: Warn
  /** Is told how many of the pages that the cache does not hold are parsed. */
  readonly parsed?: (done: number, all: number) => void
  /** Gets the site before many pages are parsed. */
  readonly glance?: (glance: Glance) => void
}

/** A site whose articles are empty as far as they were not known. */
export interface Glance {
  readonly site: Site
  readonly articleOf: (source: Source) => Promise<Article>
}

/** From this many missing pages on, a glance is worth its time. */
const many = 12

/**
 * Reads, parses, assembles and checks a site.
 * @param known its configuration, where that was read before and is the same
 * @throws ProblemError with everything that is wrong in what was written.
 */
export async function readSite(
  options: BuildOptions,
  tools: BuildTools,
  { warn = warnAtOnce, parsed: told, glance }: Follower = {},
  known?: LoadedSite,
): Promise<ReadSite> {
  const { root, base, strict } = options
  const loaded = known ?? (await loadSite(root, base, strict))
  const read = readSources(options, loaded)
  // All kinds at once: a few pages alone would be parsed by one thread while the others wait.
  const sources = [...read.docs, ...read.homes, ...read.blog.posts]
  const pages = await openPages<Source>(loaded, sources, { parser: options.program, ...tools })
  if (glance && pages.missing >= many) {
    const site = assembled(loaded, read, pages.known, tools.history)
    glance({ site, articleOf: pages.one })
  }
  const parsed = await pages.all(told && ((done) => told(done, pages.missing)))
  stopAt(parsed.flatMap(({ article }) => article.problems))
  const site = assembled(loaded, read, parsed, tools.history)
  stopAt(read.blog.check(articlesOf(parsed)))
  return { site, leftOut: read.blog.leftOut, ...checkSite(site, options.program.features, warn, read.blog.duplicates) }
}

/** All that was written, before it is parsed. */
interface ReadSources {
  readonly docs: readonly SourcePage[]
  readonly drafts: readonly SourcePage[]
  readonly groups: GroupPlans
  readonly homes: readonly Source[]
  readonly blog: WrittenPosts
}

function readSources({ root, program, development = false }: BuildOptions, { config }: LoadedSite): ReadSources {
  const collected = collectPages(root, config, development)
  const front = collectHomes(root, config)
  const codes = config.locales.map(({ code }) => code)
  const blog = withLanguages(codes, () => collectPosts(program.features, root, config, development))
  stopAt([...collected.problems, ...front.problems, ...blog.problems])
  stopAt(withLanguages(codes, () => program.features.flatMap(({ problems }) => problems?.(root) ?? [])))
  const { docs, groups } = withIndexes(config, collected.pages)
  return { docs, groups, drafts: collected.drafts, homes: front.homes, blog }
}

/** The pages together with the indexes of groups that nobody has written. */
function withIndexes(config: LoadedSite['config'], pages: readonly SourcePage[]) {
  const groups = planAll(config, pages)
  return { groups, docs: [...pages, ...drawnPages(config, groups, pages)] }
}

function assembled(
  loaded: LoadedSite,
  { docs, groups, drafts, homes, blog }: ReadSources,
  parsed: readonly Parsed<Source>[],
  history: History,
): Site {
  const articleOf = articlesOf(parsed)
  const withArticle = <S extends Source>(source: S) => ({ source, article: articleOf(source) })
  const pages = { parsed: docs.map(withArticle), groups, drafts, homes: homes.map(withArticle) }
  return assembleSite(loaded, { ...pages, blog: blog.assemble(loaded.config, articleOf), history })
}

function articlesOf(parsed: readonly Parsed<Source>[]): (source: Source) => Article {
  const byFile = new Map(parsed.map(({ source, article }) => [source.file, article]))
  return ({ file }) => byFile.get(file) ?? emptyArticle
}

/** The site alone, for commands that render nothing and so need no client. Its references are not checked. */
export async function readSiteOnly(given: BuildOptions): Promise<Site> {
  const { loaded, options } = await chooseFeatures(given)
  const { root, program, development = false } = options
  const { pages, drafts, problems } = collectPages(root, loaded.config, development)
  const blog = collectPosts(program.features, root, loaded.config, development)
  stopAt([...problems, ...blog.problems])
  const { docs, groups } = withIndexes(loaded.config, pages)
  const tools = { parser: program, cache: ArticleCache.open(cacheDir) }
  // Apart, since posts have no version.
  const parsed = [
    ...(await parsePages<Source>(loaded, docs, tools)),
    ...(await parsePages<Source>(loaded, blog.posts, tools)),
  ]
  return assembled(loaded, { docs, groups, drafts, homes: [], blog }, parsed, [])
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}

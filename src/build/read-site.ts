import type { BlogInput } from './assemble/blog/blog.ts'
import { assembleSite, type Site } from './assemble/site.ts'
import { readBehavior } from './behavior/read-behavior.ts'
import { type Bundle, bundleClient } from './bundle/bundle.ts'
import { ArticleCache } from './cache/article-cache.ts'
import { cacheDir } from './cache/cache-dir.ts'
import { checkSite } from './check/check-site.ts'
import { type CollectedPosts, collectPosts, today } from './content/blog/collect-posts.ts'
import type { PostSource } from './content/blog/post-source.ts'
import { collectPages } from './content/collect.ts'
import { collectHomes } from './content/home.ts'
import { contentHistory, type History } from './history/history.ts'
import type { BuildOptions } from './options.ts'
import { parsePages } from './parse/parse-pages.ts'
import { type Problem, ProblemError } from './problem.ts'
import { type LoadedSite, loadSite } from './site/load-site.ts'
import { referenceProblems } from './tool-reference/reference-problems.ts'

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
export async function openTools({ root, development = false }: BuildOptions): Promise<BuildTools> {
  const bundle = await bundleClient(cacheDir, development)
  const cache = ArticleCache.open(cacheDir, development)
  return { bundle, cache, history: await contentHistory(root) }
}

/** A site, and what its build is to say. */
export interface ReadSite {
  readonly site: Site
  /** Files of translations that are older than their source. */
  readonly stale: string[]
  /** Posts that are not published yet. */
  readonly leftOut: readonly PostSource[]
}

/**
 * Reads, parses, assembles and checks a site.
 * @throws ProblemError with everything that is wrong in what was written.
 */
export async function readSite(options: BuildOptions, tools: BuildTools): Promise<ReadSite> {
  const { root, base, strict, development = false } = options
  const loaded = await loadSite(root, base, strict)
  const [collected, front, posts] = await Promise.all([
    collectPages(root, loaded.config, development),
    collectHomes(root, loaded.config),
    collectPosts(root, loaded.config, { unpublished: development, today: today() }),
  ])
  stopAt([...collected.problems, ...front.problems, ...posts.problems])
  stopAt([...readBehavior(root).problems, ...referenceProblems(root)])
  const parsed = await parsePages(loaded, collected.pages, tools.cache, tools.history)
  const homes = await parsePages(loaded, front.homes, tools.cache)
  const blog = await parsePosts(loaded, posts, tools.cache)
  stopAt([...parsed, ...homes, ...blog.parsed].flatMap(({ article }) => article.problems))
  stopAt(blog.parsed.flatMap(missingMark))
  const { drafts } = collected
  const site = assembleSite(loaded, { parsed, drafts, homes, blog, history: tools.history })
  const checked = checkSite(site)
  return { site, leftOut: posts.leftOut, ...checked }
}

/** The site alone, for commands that render nothing and so need no client. Its references are not checked. */
export async function readSiteOnly({ root, base, development = false }: BuildOptions): Promise<Site> {
  const loaded = await loadSite(root, base)
  const { pages, drafts, problems } = await collectPages(root, loaded.config, development)
  const posts = await collectPosts(root, loaded.config, { unpublished: development, today: today() })
  stopAt([...problems, ...posts.problems])
  const cache = ArticleCache.open(cacheDir)
  const parsed = await parsePages(loaded, pages, cache)
  const blog = await parsePosts(loaded, posts, cache)
  return assembleSite(loaded, { parsed, drafts, homes: [], blog, history: [] })
}

async function parsePosts(
  loaded: LoadedSite,
  { posts, names }: CollectedPosts,
  cache: ArticleCache,
): Promise<BlogInput> {
  return { parsed: await parsePages(loaded, posts, cache), names }
}

/** Lists show what stands before the mark, so every post has one. */
function missingMark({ source: { file }, article }: BlogInput['parsed'][number]): Problem[] {
  if (article.summary !== undefined) return []
  const hint = 'Write a line "<!-- truncate -->" behind the paragraphs that lists of posts show.'
  return [{ file, message: 'The post has no truncation mark.', hint }]
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}

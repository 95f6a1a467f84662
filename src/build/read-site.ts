import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleSite, type Site } from './assemble/site.ts'
import { type Bundle, bundleClient } from './bundle/bundle.ts'
import { checkSite } from './check/check-site.ts'
import { collectPages } from './content/collect.ts'
import { collectHomes } from './content/home.ts'
import { type UpdatedDays, updatedDays } from './history/updated.ts'
import type { BuildOptions } from './options.ts'
import { ArticleCache } from './parse/article-cache.ts'
import { parsePages } from './parse/parse-pages.ts'
import { type Problem, ProblemError } from './problem.ts'
import { loadSite } from './site/load-site.ts'

/** XEC_CACHE_DIR puts it elsewhere: the bench begins with an empty one and leaves the developer's alone. */
const cacheDir = resolve(
  process.env.XEC_CACHE_DIR || fileURLToPath(new URL('../../node_modules/.cache/xec-site', import.meta.url)),
)

/** What does not change when a page is saved. */
export interface BuildTools {
  readonly bundle: Bundle
  readonly cache: ArticleCache
  readonly updated: UpdatedDays
}

/** The client's bundle, the parsed articles of earlier builds, and the history of the content. */
export async function openTools({ root, development = false }: BuildOptions): Promise<BuildTools> {
  const [bundle, cache, updated] = await Promise.all([
    bundleClient(cacheDir, development),
    ArticleCache.open(cacheDir, development),
    updatedDays(root),
  ])
  return { bundle, cache, updated }
}

/**
 * Reads, parses, assembles and checks a site.
 * @throws ProblemError with everything that is wrong in what was written.
 */
export async function readSite(options: BuildOptions, tools: BuildTools): Promise<{ site: Site; stale: string[] }> {
  const { root, base, strict, development = false } = options
  const loaded = await loadSite(root, base, strict, development)
  const [collected, front] = await Promise.all([
    collectPages(root, loaded.config, development),
    collectHomes(root, loaded.config),
  ])
  stopAt([...collected.problems, ...front.problems])
  const parsed = await parsePages(loaded, collected.pages, tools.cache)
  const homes = await parsePages(loaded, front.homes, tools.cache)
  stopAt([...parsed, ...homes].flatMap(({ article }) => article.problems))
  const site = assembleSite(loaded, parsed, homes, tools.updated, collected.drafts)
  return { site, ...checkSite(site) }
}

/** The site alone, for commands that render nothing and so need no client. Its references are not checked. */
export async function readSiteOnly({ root, base, development = false }: BuildOptions): Promise<Site> {
  const loaded = await loadSite(root, base)
  const { pages, drafts, problems } = await collectPages(root, loaded.config, development)
  stopAt(problems)
  const parsed = await parsePages(loaded, pages, await ArticleCache.open(cacheDir))
  return assembleSite(loaded, parsed, [], new Map(), drafts)
}

function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}

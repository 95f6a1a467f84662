import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleSite } from './assemble/site.ts'
import { bundleClient } from './bundle/bundle.ts'
import { checkSite } from './check/check-site.ts'
import { collectPages } from './content/collect.ts'
import { collectHomes } from './content/home.ts'
import { updatedDays } from './history/updated.ts'
import { ArticleCache } from './parse/article-cache.ts'
import { parsePages } from './parse/parse-pages.ts'
import { ProblemError } from './problem.ts'
import { renderSite } from './render/render-site.ts'
import { loadSite } from './site/load-site.ts'
import { writeSite } from './write/write-site.ts'

/** How a site is built. */
export interface BuildOptions {
  /** Folder of the site: it holds `config/` and `content/`. */
  readonly root: string
  /** Where the site is written; the folder is replaced as a whole. */
  readonly outDir: string
  /** Overrides the configured base path. */
  readonly base?: string
  /** Every kind of broken reference stops the build. */
  readonly strict?: boolean
  /** Puts the policy into a meta tag, for hosts that send no headers of ours. */
  readonly metaPolicy?: boolean
  /** Shows drafts and follows the development server. */
  readonly development?: boolean
}

/** What a build did, for its report. */
export interface BuildResult {
  readonly pages: number
  readonly stale: readonly string[]
}

export const cacheDir = fileURLToPath(new URL('../../node_modules/.cache/xec-site', import.meta.url))

/**
 * Builds a site: collect, parse, assemble, check, render, write.
 * @throws ProblemError with everything that is wrong in what was written; nothing is written then.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, outDir, development = false } = options
  const loaded = await loadSite(root, options.base, options.strict)
  const [bundle, cache, updated, collected, front] = await Promise.all([
    bundleClient(cacheDir, development),
    ArticleCache.open(cacheDir),
    updatedDays(root),
    collectPages(root, loaded.config, development),
    collectHomes(root, loaded.config),
  ])
  stopAt([...collected.problems, ...front.problems])

  const parsed = await parsePages(loaded, collected.pages, cache)
  const homes = await parsePages(loaded, front.homes, cache)
  stopAt([...parsed, ...homes].flatMap(({ article }) => article.problems))

  const site = assembleSite(loaded, parsed, homes, updated)
  const { stale } = checkSite(site)
  const output = await renderSite(site, bundle, options)
  await writeSite(output, bundle, outDir, join(outDir, '..', '.build'))
  return { pages: output.pageCount, stale }
}

function stopAt(problems: ConstructorParameters<typeof ProblemError>[0]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}

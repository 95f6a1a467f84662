import { layoutOf } from '../../../engine/assemble/shell.ts'
import { readSite } from '../../../engine/build/read-site.ts'
import { ArticleCache } from '../../../engine/parse/article-cache.ts'
import { formatProblem, ProblemError } from '../../../engine/problems/problem.ts'
import { program } from '../../../site/program.ts'
import { writeSite } from './site-fixture.ts'

/** Reads, parses, checks and assembles a site in this process, by default at the strictest level: what would stop the build. */
export async function problemsIn(root: string, strict = true): Promise<string[]> {
  const cache = ArticleCache.open('node_modules/.cache/site')
  // Reading a site needs no bundle: that is for rendering.
  const tools = { bundle: undefined as never, cache, history: [] }
  try {
    const { site } = await readSite({ program, root, outDir: '', strict }, tools)
    for (const locale of site.loaded.config.locales) layoutOf(site, locale)
    return []
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.problems.map(formatProblem)
  }
}

/** The same for the valid site with some of its files changed. */
export function problemsOf(changes: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  return problemsIn(writeSite(changes))
}

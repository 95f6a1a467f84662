import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ArticleCache } from '../../../src/build/parse/article-cache.ts'
import { formatProblem, ProblemError } from '../../../src/build/problem.ts'
import { readSite } from '../../../src/build/read-site.ts'
import { writeSite } from './site-fixture.ts'

let cache: Promise<ArticleCache> | undefined

/** Reads, parses and checks a site in this process, at the strictest level: all that the build would stop at. */
export async function problemsIn(root: string): Promise<string[]> {
  cache ??= ArticleCache.open(mkdtempSync(join(tmpdir(), 'tiny-cache-')))
  // Reading a site needs no bundle: that is for rendering.
  const tools = { bundle: undefined as never, cache: await cache, updated: new Map() }
  try {
    await readSite({ root, outDir: '', strict: true }, tools)
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

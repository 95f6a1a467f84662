import type { ArticleFeature } from '../markdown/article-part.ts'
import type { ParseJob } from './job.ts'
import { type PackedArticle, packArticle } from './packed-article.ts'

/**
 * Parses pages one after the other, and packs each where it was parsed.
 * @param jobs of one site
 * @param features all that the program has; the site may have some of them
 */
export async function parseJobs(
  jobs: readonly ParseJob[],
  features: readonly ArticleFeature[],
): Promise<PackedArticle[]> {
  // Only here: a build whose pages are all in the cache does not read the pipeline.
  const { parseArticle } = await import('../markdown/pipeline.ts')
  const { articleParts } = await import('../markdown/article-part.ts')
  const chosen = jobs[0]?.context.features
  const parts = await articleParts(chosen ? features.filter(({ name }) => chosen.includes(name)) : features)
  const results: PackedArticle[] = []
  for (const { body, context, colours, at } of jobs) {
    if (at) await visitParts(body, at, (part) => parseArticle(part, context, parts, colours))
    results.push(packArticle(await parseArticle(body, context, parts, colours)))
  }
  return results
}

async function visitParts(body: string, at: Int32Array, parse: (part: string) => Promise<unknown>): Promise<void> {
  const { partsOf } = await import('../markdown/limits/page-parts.ts')
  for (const { line, text } of partsOf(body)) {
    at[0] = line
    await parse(text)
  }
  at[0] = 0
}

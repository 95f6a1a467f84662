import { join } from 'node:path'
import type { BuildOptions } from './options.ts'
import { openTools, readSite } from './read-site.ts'
import { renderContext } from './render/context.ts'
import { renderSite } from './render/render-site.ts'
import { writeSite } from './write/write-site.ts'

/** What a build did, for its report. */
export interface BuildResult {
  readonly pages: number
  readonly stale: readonly string[]
}

/**
 * Builds a site: collect, parse, assemble, check, render, write.
 * @throws ProblemError with everything that is wrong in what was written; nothing is written then.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { outDir } = options
  const tools = await openTools(options)
  const { site, stale } = await readSite(options, tools)
  const context = await renderContext(site, tools.bundle, options)
  const output = renderSite(context)
  await writeSite(output, tools.bundle, outDir, join(outDir, '..', '.build'))
  return { pages: output.pageCount, stale }
}

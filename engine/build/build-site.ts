import { sitePictures } from '../assemble/site-pictures.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import { OutputCache } from '../cache/output-cache.ts'
import { publicFolder } from '../files/public-folder.ts'
import { picturesFolder } from '../markdown/pictures/picture.ts'
import type { LocaleCode } from '../model/locale.ts'
import { newestDay } from '../read/history/updated.ts'
import { renderContext } from '../render/context.ts'
import type { RenderContext } from '../render/page-feature.ts'
import { renderSite } from '../render/render-site.ts'
import { asOnlyBuild } from '../write/output-folder.ts'
import { SiteDraft } from '../write/site-draft.ts'
import type { WrittenFeature } from '../write/written-site.ts'
import { chooseFeatures } from './chosen-features.ts'
import type { BuildOptions } from './options.ts'
import { openTools, readSite } from './read-site.ts'

/** What a build did, for its report. */
export interface BuildResult {
  readonly pages: number
  readonly stale: readonly string[]
  /** Lines about posts that are not published yet. */
  readonly leftOut: readonly string[]
}

/**
 * Builds a site: collect, parse, assemble, check, render, draw, write.
 * @throws ProblemError with everything that is wrong in what was written; nothing is written then.
 */
export function buildSite(options: BuildOptions): Promise<BuildResult> {
  return asOnlyBuild(options.outDir, () => build(options))
}

async function build(given: BuildOptions): Promise<BuildResult> {
  const { loaded, options } = await chooseFeatures(given)
  const { outDir, compress = true } = options
  const tools = await openTools(options)
  const { site, stale, leftOut } = await readSite(options, tools, {}, loaded)
  const context = await renderContext(site, tools.bundle, options)
  const cache = new OutputCache(cacheDir, outDir, compress ? 'compressed' : 'plain')
  const publicDir = publicFolder(options.root)
  const draft = await SiteDraft.open({ outDir, bundle: tools.bundle, cache, compress, publicDir })
  await writeSite(context, draft, options.program.features)
  const { docs, homes, blog } = site
  const pages = docs.length + homes.length + blog.posts.length + blog.lists.length
  return { pages, stale, leftOut }
}

async function writeSite(context: RenderContext, draft: SiteDraft, features: readonly WrittenFeature[]): Promise<void> {
  try {
    for (const part of renderSite(context)) 'make' in part ? draft.addPromised(part) : draft.add(part)
    const { site, info, rendered, pageImages } = context
    const images = (await pageImages?.draw(cacheDir)) ?? []
    const day = newestDay(site.updated)
    const picturesIn = (locale: LocaleCode) => new Set(sitePictures(site, locale).keys())
    const contents = { locales: site.loaded.config.locales, rendered, day, picturesIn }
    const pictures = [...sitePictures(site)].map(([name, place]) => [`${picturesFolder}/${name}`, place] as const)
    await draft.publish({ pictures: new Map([...images, ...pictures]), info, contents, features })
  } catch (error) {
    await draft.discard()
    throw error
  }
}

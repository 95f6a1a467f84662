import type { DocPage } from '../assemble/site.ts'
import { fileStem } from '../model/route.ts'
import type { FileTexts, PromisedFiles } from '../write/output.ts'
import type { RenderContext } from './page-feature.ts'
import { pageKeys } from './page-key.ts'
import { renderRedirect } from './redirect.ts'
import { renderDoc, renderHomePage, renderNotFound } from './render-page.ts'
import { renderSearch } from './render-search.ts'
import { tooltipRenderer } from './render-tooltips.ts'
import { robots } from './site-files/robots.ts'
import { sitemap } from './site-files/sitemap.ts'
import { sitemapPages } from './sitemap-pages.ts'

/** Renders a site bit by bit: what its pages share, every page, and a file for each moved one. */
export function* renderSite(context: RenderContext): Generator<FileTexts | PromisedFiles> {
  const { site, features, files, info } = context
  const { config } = site.loaded
  yield files
  yield* files.promised()
  const keyOf = pageKeys(context)
  const renderTooltips = tooltipRenderer(site, features)
  for (const page of site.docs) {
    yield promisedDoc(context, page, keyOf(page))
    yield renderTooltips(page)
  }
  for (const home of site.homes) yield renderHomePage(context, home)
  yield* ofFeatures(context)
  for (const locale of config.locales) {
    yield renderNotFound(context, locale)
    yield renderSearch(context, locale)
  }
  yield new Map(info.redirects.map(({ from, to }) => [`${fileStem(from)}.html`, renderRedirect(config, to)]))
  yield new Map([
    ['sitemap.xml', sitemap(config, sitemapPages(context))],
    ['robots.txt', robots(config)],
  ])
}

/** Posts and their lists, and documents beside the pages. */
function* ofFeatures(context: RenderContext): Generator<FileTexts | PromisedFiles> {
  const { posts, lists } = context.site.blog
  for (const { renderPost, renderPostList, documents } of context.features) {
    if (renderPost) for (const post of posts) yield renderPost(context, post)
    if (renderPostList) for (const list of lists) yield renderPostList(context, list)
    for (const { files } of documents?.(context) ?? []) yield files()
  }
}

/** Rendered only where the build before has left no such page. */
function promisedDoc(context: RenderContext, page: DocPage, key: string | undefined): PromisedFiles {
  context.rendered.set(page.source.path, page.meta)
  return { key, make: () => renderDoc(context, page) }
}

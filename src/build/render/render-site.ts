import { fileStem } from '../../model/route.ts'
import { robots } from '../site-files/robots.ts'
import { type SitemapPage, sitemap } from '../site-files/sitemap.ts'
import type { RenderContext } from './context.ts'
import type { SiteOutput } from './output.ts'
import { renderRedirect } from './redirect.ts'
import { renderBlogList, renderPost } from './render-blog.ts'
import { renderDoc, renderHomePage, renderNotFound } from './render-page.ts'
import { renderSearch } from './render-search.ts'

/** Renders every page of a site, and a file for each moved one. */
export function renderSite(context: RenderContext): SiteOutput {
  const { site, files, info } = context
  const put = (added: ReadonlyMap<string, string>) => {
    for (const [name, text] of added) files.set(name, text)
  }
  for (const page of site.docs) put(renderDoc(context, page))
  for (const home of site.homes) put(renderHomePage(context, home))
  for (const post of site.blog.posts) put(renderPost(context, post))
  for (const list of site.blog.lists) put(renderBlogList(context, list))
  for (const { code } of site.loaded.config.locales) {
    put(renderNotFound(context, code))
    put(renderSearch(context, code))
  }
  for (const { from, to } of info.redirects) {
    files.set(`${fileStem(from)}.html`, renderRedirect(site.loaded.config, to))
  }
  files.set('sitemap.xml', sitemap(site.loaded.config, sitemapPages(context)))
  files.set('robots.txt', robots(site.loaded.config))
  const cards = context.cards?.cards ?? new Map()
  const pageCount = site.docs.length + site.homes.length + site.blog.posts.length + site.blog.lists.length
  return { files, cards, info, pageCount }
}

function sitemapPages({ rendered, site: { homes, updated } }: RenderContext): SitemapPage[] {
  return [...rendered].map(([path, meta]) => {
    if (meta.kind === 'post') return { path, meta, updated: meta.updated ?? meta.date }
    if (meta.kind === 'doc') return { path, meta, updated: meta.updated }
    const home = meta.kind === 'home' ? homes.find(({ source }) => source.locale === meta.locale) : undefined
    return { path, meta, updated: (home && updated.get(home.source.file)) ?? null }
  })
}

import type { LocaleCode } from '../../model/locale.ts'
import type { ShellData } from '../../shell/shell-data.ts'
import type { BlogList, BlogPost } from '../assemble/blog/blog.ts'
import { feedLinks } from '../feeds/site-feeds.ts'
import type { RenderContext } from './context.ts'
import { alternateLinks } from './head.ts'
import { type Files, renderPage } from './render-page.ts'

/** Renders a post, as the development server does after a change. */
export function renderPost(context: RenderContext, { source, article, meta }: BlogPost): Files {
  const { renderer, site } = context
  const html = renderer.renderPost(shellOf(context, meta.locale), meta, article.html)
  const content = { html, sidebarHtml: null, styles: ['blog' as const, ...article.styles] }
  const head = [...alternateLinks(site.loaded.config, meta), ...feedLinks(site, meta.locale)]
  return renderPage(context, source.path, meta, content, head)
}

/** Renders a list of the blog. */
export function renderBlogList(context: RenderContext, { path, meta, content }: BlogList): Files {
  const { renderer, site } = context
  const html = renderer.renderBlogList(shellOf(context, meta.locale), meta, content)
  const head = [...alternateLinks(site.loaded.config, meta), ...feedLinks(site, meta.locale)]
  return renderPage(context, path, meta, { html, sidebarHtml: null, styles: ['blog'] }, head)
}

function shellOf({ shells }: RenderContext, locale: LocaleCode): ShellData {
  const shell = shells.get(locale)?.shell
  if (!shell) throw new Error(`No shell for locale "${locale}"`)
  return shell
}

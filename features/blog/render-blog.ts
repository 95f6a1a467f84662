import type { Post, PostList } from '../../engine/assemble/posts.ts'
import { localeNamed } from '../../engine/model/locale.ts'
import { shellOf } from '../../engine/render/context.ts'
import type { RenderContext } from '../../engine/render/page-feature.ts'
import { pageActions } from '../../engine/render/plain/page-actions.ts'
import { plainPost } from '../../engine/render/plain/plain-pages.ts'
import { renderPage } from '../../engine/render/render-page.ts'
import type { Files } from '../../engine/write/output.ts'
import { blogFeedLinks } from './blog-feed.ts'
import type * as Renderer from './shell/render.tsx'

/** Renders a post, as the development server does after a change. */
export function renderPost(context: RenderContext, post: Post): Files {
  const { site } = context
  const { source, article, meta } = post
  const { base, locales } = site.loaded.config
  const actions = pageActions(source.path, localeNamed(locales, meta.locale), base)
  const html = rendererOf(context).renderPost(shellOf(context, meta.locale).shell, meta, actions + article.html)
  const styles = ['blog' as const, ...article.styles]
  const { headings } = article
  const content = { html, headings, styles, plain: plainPost(post) }
  return renderPage(context, source.path, meta, content, blogFeedLinks(site, meta.locale))
}

/** Renders a list of the blog. */
export function renderBlogList(context: RenderContext, { path, meta, content }: PostList): Files {
  const { site } = context
  const html = rendererOf(context).renderBlogList(shellOf(context, meta.locale).shell, meta, content)
  const page = { html, styles: ['blog' as const] }
  return renderPage(context, path, meta, page, blogFeedLinks(site, meta.locale))
}

function rendererOf({ renderer }: RenderContext): typeof Renderer {
  return renderer.ofFeatures.blog as typeof Renderer
}

import type { PostList } from '../assemble/posts.ts'
import type { PageMeta, PostMeta } from '../model/page.ts'
import type { RenderContext } from './page-feature.ts'
import type { SitemapPage } from './site-files/sitemap.ts'

/** Every rendered page with the day of its last change. */
export function sitemapPages(context: RenderContext): SitemapPage[] {
  return [...context.rendered].map(([path, meta]) => ({ path, meta, updated: lastChange(context, path, meta) }))
}

function lastChange({ site: { homes, blog, updated } }: RenderContext, path: string, meta: PageMeta): string | null {
  if (meta.kind === 'doc') return meta.updated
  if (meta.kind === 'post') return dayOf(meta)
  if (meta.kind === 'home') {
    const home = homes.find(({ source }) => source.locale === meta.locale)
    return (home && updated.get(home.source.file)) ?? null
  }
  const list = blog.lists.find((one) => one.path === path)
  const all = blog.posts.filter((post) => post.meta.locale === meta.locale).map((post) => post.meta)
  return list ? newest(postsIn(list) ?? all) : null
}

/** Posts that a list shows; undefined where it shows authors or tags, which change with every post. */
function postsIn({ content }: PostList): PostMeta[] | undefined {
  return 'posts' in content ? content.posts.map((post) => post.meta) : undefined
}

function newest(posts: readonly PostMeta[]): string | null {
  return posts.map(dayOf).sort().at(-1) ?? null
}

function dayOf({ date, updated }: PostMeta): string {
  return updated ?? date
}

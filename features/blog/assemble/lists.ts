import type { ResolvedConfig } from '../../../engine/config/site-config.ts'
import { labelsIn } from '../../../engine/labels/labels-in.ts'
import { fill } from '../../../engine/labels/plural.ts'
import type { BlogListContent, PostCard, PostGroup } from '../../../engine/model/blog.ts'
import { textIn } from '../../../engine/model/in-language.ts'
import type { Locale } from '../../../engine/model/locale.ts'
import type { BlogListMeta, PageLink } from '../../../engine/model/page.ts'
import { localizedPath, type Path, type Route } from '../../../engine/model/route.ts'
import { feedPaths } from '../../../engine/render/feeds/feed-files.ts'
import type { BlogNames } from '../read/declared.ts'
import { blogStrings } from '../strings.ts'
import { authorOf, blogLink, tagLink } from './post-meta.ts'

/** A list of the blog in a locale; `alternates` come when the lists of all locales are known. */
export interface ListDraft {
  readonly path: Path
  readonly meta: Omit<BlogListMeta, 'alternates'>
  readonly content: BlogListContent
}

interface Blog {
  readonly config: ResolvedConfig
  readonly locale: Locale
  readonly names: BlogNames
  /** The newest first. */
  readonly posts: readonly PostCard[]
}

/** Every list of the blog in a locale: the index page by page, the archive, authors and tags that have posts. */
export function blogLists(blog: Blog): ListDraft[] {
  const { locale, names, posts } = blog
  const strings = labelsIn(blogStrings, locale)
  const authors = groups(blog, Object.keys(names.authors), (key) => authorOf(key, names, locale).path)
  const tags = groups(blog, Object.keys(names.tags), (key) => tagLink(key, names, locale).path)
  const archive = { title: strings.archive, description: strings.archiveDescription }
  const tagList = { title: strings.tags, description: strings.tagsDescription }
  const authorList = { title: strings.authors, description: strings.authorsDescription }
  return [
    ...indexPages(blog),
    list(blog, 'blog-archive', '/blog/archive', archive, { shape: 'years', posts }),
    list(blog, 'blog-authors', '/blog/authors', authorList, {
      shape: 'groups',
      groups: authors.map(({ key, own, path }): PostGroup => {
        const { name, title } = authorOf(key, names, locale)
        return { title: name, path, count: own.length, description: title }
      }),
    }),
    ...authors.map(({ key, own }) => authorPage(blog, key, own)),
    list(blog, 'blog-tags', '/blog/tags', tagList, {
      shape: 'groups',
      groups: tags.map(({ key, own, path }): PostGroup => {
        const { title } = tagLink(key, names, locale)
        return { title, path, count: own.length, description: describeTag(blog, key) }
      }),
    }),
    ...tags.map(({ key, own }) => tagPage(blog, key, own)),
  ]
}

function indexPages(blog: Blog): ListDraft[] {
  const { config, locale, posts } = blog
  const { postsPerPage } = config.blog
  const strings = labelsIn(blogStrings, locale)
  const title = textIn(config.blog.title, locale.code)
  const description = textIn(config.blog.description, locale.code)
  const pages = Math.ceil(posts.length / postsPerPage)
  const routeOf = (page: number): Route => (page === 1 ? '/blog' : `/blog/page/${page}`)
  const pathOf = (page: number) => (page < 1 || page > pages ? undefined : localizedPath(routeOf(page), locale))
  const places = {
    archive: localizedPath('/blog/archive', locale),
    authors: localizedPath('/blog/authors', locale),
    tags: localizedPath('/blog/tags', locale),
    ...feedPaths('blog', locale),
  }
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1
    const values = { title, description, page: String(page), pages: String(pages) }
    const texts = { title: fill(strings.page, values), description: fill(strings.pageDescription, values) }
    const shown = posts.slice(index * postsPerPage, page * postsPerPage)
    const content = { shape: 'index', description, posts: shown, page, pages, places } as const
    const draft = list(blog, 'blog-index', routeOf(page), page === 1 ? { title, description } : texts, content)
    const step = { title: fill(strings.pageStep, values), path: draft.path }
    const breadcrumbs = page === 1 ? [] : [blogLink(title, locale), step]
    return { ...draft, meta: { ...draft.meta, breadcrumbs, newerPage: pathOf(page - 1), olderPage: pathOf(page + 1) } }
  })
}

function authorPage(blog: Blog, key: string, posts: readonly PostCard[]): ListDraft {
  const strings = labelsIn(blogStrings, blog.locale)
  const { name, title, url } = authorOf(key, blog.names, blog.locale)
  const texts = { title: fill(strings.author, { name }), description: fill(strings.authorDescription, { name }) }
  const above = { title: strings.authors, path: localizedPath('/blog/authors', blog.locale) }
  const content = { shape: 'posts', description: title, url, posts } as const
  return list(blog, 'blog-author', `/blog/authors/${key}`, texts, content, above)
}

function tagPage(blog: Blog, key: string, posts: readonly PostCard[]): ListDraft {
  const strings = labelsIn(blogStrings, blog.locale)
  const { title: tag } = tagLink(key, blog.names, blog.locale)
  const description = describeTag(blog, key)
  const above = { title: strings.tags, path: localizedPath('/blog/tags', blog.locale) }
  const texts = { title: fill(strings.tag, { tag }), description }
  return list(blog, 'blog-tag', `/blog/tags/${key}`, texts, { shape: 'posts', description, posts }, above)
}

function describeTag({ names, locale }: Blog, key: string): string {
  return textIn(names.tags[key]?.description ?? '', locale.code)
}

/** Names that posts use, in the order in which they are declared, with their posts. */
function groups({ posts }: Blog, keys: readonly string[], pathOf: (key: string) => Path | undefined) {
  return keys.flatMap((key) => {
    const path = pathOf(key)
    const own = posts.filter(({ meta }) => [...meta.tags, ...meta.authors].some((one) => one.path === path))
    return path === undefined || own.length === 0 ? [] : [{ key, own, path }]
  })
}

function list(
  { config, locale }: Blog,
  kind: BlogListMeta['kind'],
  route: Route,
  { title, description }: { readonly title: string; readonly description: string },
  content: BlogListContent,
  above?: PageLink,
): ListDraft {
  const path = localizedPath(route, locale)
  const blog = blogLink(textIn(config.blog.title, locale.code), locale)
  const breadcrumbs = [blog, ...(above ? [above] : []), { title, path }]
  return { path, meta: { kind, route, locale: locale.code, title, description, breadcrumbs }, content }
}

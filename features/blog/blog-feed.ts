import type { Post } from '../../engine/assemble/posts.ts'
import type { Site } from '../../engine/assemble/site.ts'
import type { ResolvedConfig } from '../../engine/config/site-config.ts'
import { textIn } from '../../engine/model/in-language.ts'
import type { Locale, LocaleCode } from '../../engine/model/locale.ts'
import { localizedPath } from '../../engine/model/route.ts'
import type { FeedEntry } from '../../engine/render/feeds/feed.ts'
import { feedFiles } from '../../engine/render/feeds/feed-files.ts'
import { feedHtml } from '../../engine/render/feeds/feed-html.ts'
import { feedLinks } from '../../engine/render/feeds/feed-links.ts'
import { absoluteUrl } from '../../engine/render/head/addresses.ts'

/** Most posts in a feed: who comes later has the archive. */
const longest = 20

/** The feeds of a locale's blog; none where there are no posts. */
export function blogFeedFiles({ loaded: { config }, blog }: Site, locale: Locale, generator: string) {
  const posts = blog.posts.filter(({ meta }) => meta.locale === locale.code && meta.unpublished === undefined)
  return feedFiles(config, 'blog', locale, generator, {
    title: titleOf(config, locale.code),
    description: textIn(config.blog.description, locale.code),
    page: localizedPath('/blog', locale),
    entries: posts.slice(0, longest).map((post) => entryOf(post, locale, (path) => absoluteUrl(config, path))),
  })
}

/** Lines of the head that name the feeds of a locale's blog. */
export function blogFeedLinks({ loaded: { config }, blog }: Site, code: LocaleCode): string[] {
  return blog.posts.some(({ meta }) => meta.locale === code)
    ? feedLinks(config, 'blog', code, titleOf(config, code))
    : []
}

function titleOf({ blog, title, titleDelimiter }: ResolvedConfig, code: LocaleCode): string {
  return `${textIn(blog.title, code)} ${titleDelimiter} ${title}`
}

function entryOf({ source, article, meta }: Post, locale: Locale, absolute: (path: string) => string): FeedEntry {
  const url = absolute(source.path)
  return {
    url,
    title: meta.title,
    description: meta.description,
    html: feedHtml(article.html, url, locale),
    published: timeOf(meta.date),
    updated: timeOf(meta.updated ?? meta.date),
    authors: meta.authors.map(({ name, path }) => ({ name, url: absolute(path) })),
    tags: meta.tags.map(({ title }) => title),
  }
}

function timeOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

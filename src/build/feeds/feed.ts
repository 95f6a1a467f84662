import type { LocaleCode } from '../../model/locale.ts'
import { localizedPath } from '../../model/route.ts'
import type { BlogPost } from '../assemble/blog/blog.ts'
import { feedPaths } from '../assemble/blog/lists.ts'
import type { Site } from '../assemble/site.ts'
import { absoluteUrl } from '../head/addresses.ts'
import { feedHtml } from './feed-html.ts'

/** Most posts in a feed: who comes later has the archive. */
const longest = 20

/** A post as feeds carry it. Addresses are absolute, days are points in time. */
export interface FeedEntry {
  /** Its address, which is its name for good. */
  readonly url: string
  readonly title: string
  readonly description: string
  /** The whole text. */
  readonly html: string
  readonly published: Date
  readonly updated: Date
  readonly authors: readonly { readonly name: string; readonly url: string }[]
  readonly tags: readonly string[]
}

/** What both formats are written from. */
export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** Page that the feed stands for. */
  readonly url: string
  readonly rssUrl: string
  readonly atomUrl: string
  readonly updated: Date
  readonly generator: string
  readonly entries: readonly FeedEntry[]
}

/** The feed of a locale, or undefined where there are no posts. The build's own day is not in it: equal posts, equal feed. */
export function feedOf({ loaded: { config }, blog }: Site, code: LocaleCode, generator: string): Feed | undefined {
  const locale = config.locales.find((one) => one.code === code)
  const posts = blog.posts.filter(({ meta }) => meta.locale === code && meta.unpublished === undefined)
  if (!locale || posts.length === 0) return undefined
  const entries = posts.slice(0, longest).map((post) => entryOf(post, (path) => absoluteUrl(config, path)))
  const { rss, atom } = feedPaths(locale)
  return {
    title: `${config.blog.title[code]} ${config.titleDelimiter} ${config.title}`,
    description: config.blog.description[code],
    language: locale.htmlLang,
    url: absoluteUrl(config, localizedPath('/blog', locale)),
    rssUrl: absoluteUrl(config, rss),
    atomUrl: absoluteUrl(config, atom),
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.valueOf()))),
    generator,
    entries,
  }
}

function entryOf({ source, article, meta }: BlogPost, absolute: (path: string) => string): FeedEntry {
  const url = absolute(source.path)
  return {
    url,
    title: meta.title,
    description: meta.description,
    html: feedHtml(article.html, url, meta.locale),
    published: timeOf(meta.date),
    updated: timeOf(meta.updated ?? meta.date),
    authors: meta.authors.map(({ name, path }) => ({ name, url: absolute(path) })),
    tags: meta.tags.map(({ title }) => title),
  }
}

function timeOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

import type { Locale, LocaleCode } from '../../model/locale.ts'
import { hrefOf } from '../../model/route.ts'
import { blogStrings } from '../../strings/blog-strings.ts'
import { fill } from '../../strings/plural.ts'
import { feedPaths } from '../assemble/blog/lists.ts'
import type { Site } from '../assemble/site.ts'
import { escapeAttribute } from '../render/escape.ts'
import { renderAtom } from './atom.ts'
import { feedOf } from './feed.ts'
import { renderRss } from './rss.ts'

/** The feeds of a locale by their name in the folder of its blog; none where there are no posts. */
export function feedFiles(site: Site, locale: Locale, generator: string): ReadonlyMap<string, string> {
  const feed = feedOf(site, locale.code, generator)
  if (!feed) return new Map()
  return new Map([
    ['rss.xml', renderRss(feed)],
    ['atom.xml', renderAtom(feed)],
  ])
}

/** Lines of the head by which readers' programs find the feeds of a locale. */
export function feedLinks({ loaded: { config }, blog }: Site, code: LocaleCode): string[] {
  const locale = config.locales.find((one) => one.code === code)
  if (!locale || !blog.posts.some(({ meta }) => meta.locale === code)) return []
  const strings = blogStrings[code]
  const title = `${config.blog.title[code]} ${config.titleDelimiter} ${config.title}`
  return Object.entries(feedPaths(locale)).map(([format, path]) => {
    const name = fill(strings.feed, { title, format: strings[format as 'rss' | 'atom'] })
    const href = hrefOf(path, config.base)
    return `<link rel="alternate" type="application/${format}+xml" title="${escapeAttribute(name)}" href="${escapeAttribute(href)}">`
  })
}

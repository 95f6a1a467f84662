import type { ResolvedConfig } from '../../config/site-config.ts'
import { blogStrings } from '../../labels/blog-strings.ts'
import { fill } from '../../labels/plural.ts'
import { escapeAttribute } from '../../markup/escape.ts'
import { type LocaleCode, localeNamed } from '../../model/locale.ts'
import { hrefOf } from '../../model/route.ts'
import { type FeedFolder, feedPaths } from './feed-files.ts'

/** Lines of the head by which readers' programs find the feeds of a locale. */
export function feedLinks({ locales, base }: ResolvedConfig, folder: FeedFolder, code: LocaleCode, title: string) {
  return Object.entries(feedPaths(folder, localeNamed(locales, code))).map(([format, path]) => {
    const name = fill(blogStrings[code].feed, { title, format: blogStrings[code][format as 'rss' | 'atom'] })
    const href = escapeAttribute(hrefOf(path, base))
    return `<link rel="alternate" type="application/${format}+xml" title="${escapeAttribute(name)}" href="${href}">`
  })
}

import type { ResolvedConfig } from '../../config/site-config.ts'
import { escapeAttribute } from '../../markup/escape.ts'
import { type LocaleCode, localeNamed } from '../../model/locale.ts'
import { hrefOf } from '../../model/route.ts'
import { type FeedFolder, feedPaths } from './feed-files.ts'

const names = { rss: 'RSS', atom: 'Atom' }

/** Lines of the head by which readers' programs find the feeds of a locale. */
export function feedLinks({ locales, base }: ResolvedConfig, folder: FeedFolder, code: LocaleCode, title: string) {
  return Object.entries(feedPaths(folder, localeNamed(locales, code))).map(([format, path]) => {
    const name = `${title} (${names[format as keyof typeof names]})`
    const href = escapeAttribute(hrefOf(path, base))
    return `<link rel="alternate" type="application/${format}+xml" title="${escapeAttribute(name)}" href="${href}">`
  })
}

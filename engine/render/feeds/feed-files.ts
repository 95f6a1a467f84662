import type { ResolvedConfig } from '../../config/site-config.ts'
import type { Locale } from '../../model/locale.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import { absoluteUrl } from '../head/addresses.ts'
import { renderAtom } from './atom.ts'
import type { Feed } from './feed.ts'
import { renderRss } from './rss.ts'

/** What there are feeds of, by the folder that they lie in. */
export type FeedFolder = 'blog' | 'changes'

/** Addresses of feeds in a language: files, and so without a route. */
export function feedPaths(folder: FeedFolder, locale: Locale): { rss: Path; atom: Path } {
  return { rss: localizedPath(`/${folder}/rss.xml`, locale), atom: localizedPath(`/${folder}/atom.xml`, locale) }
}

/**
 * Feeds in a language by their names in their folder; none without entries. The build's own day is not in them: equal entries,
 * equal feed.
 * @param about what a feed is called, and the page that it stands for
 */
export function feedFiles(
  config: ResolvedConfig,
  folder: FeedFolder,
  locale: Locale,
  generator: string,
  about: Pick<Feed, 'title' | 'description' | 'entries'> & { readonly page: Path },
): ReadonlyMap<string, string> {
  const { page, ...content } = about
  if (content.entries.length === 0) return new Map()
  const { rss, atom } = feedPaths(folder, locale)
  const feed: Feed = {
    ...content,
    language: locale.htmlLang,
    url: absoluteUrl(config, page),
    rssUrl: absoluteUrl(config, rss),
    atomUrl: absoluteUrl(config, atom),
    updated: new Date(Math.max(...content.entries.map(({ updated }) => updated.valueOf()))),
    generator,
  }
  return new Map([
    ['rss.xml', renderRss(feed)],
    ['atom.xml', renderAtom(feed)],
  ])
}

import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Locale } from '../../model/locale.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import { historyStrings } from '../../strings/history-strings.ts'
import { fill } from '../../strings/plural.ts'
import type { DocPage, Site } from '../assemble/site.ts'
import { absoluteUrl } from '../head/addresses.ts'
import { listsChanges, type RecentChange, recentChanges } from '../history/recent-changes.ts'
import { changesKey } from '../history/site-changes.ts'
import { renderAtom } from './atom.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { renderRss } from './rss.ts'

/** Most changes in a feed. */
const longest = 30

/** Addresses of the feeds of changes. */
export function changesFeedPaths(locales: readonly Locale[]): Path[] {
  return locales.flatMap((locale) => Object.values(pathsOf(locale)))
}

function pathsOf(locale: Locale): { rss: Path; atom: Path } {
  return { rss: localizedPath('/changes/rss.xml', locale), atom: localizedPath('/changes/atom.xml', locale) }
}

/** The feeds of a language by their name in their folder; none where no page lists changes, or none are known. */
export function changesFeedFiles(site: Site, locale: Locale, generator: string): ReadonlyMap<string, string> {
  const own = site.docs.filter(({ source }) => source.locale === locale.code && source.version.isLast)
  const list = own.find(({ source }) => listsChanges(source))
  const known = list && site.changes.get(changesKey(list.source))
  const changes = known
    ? recentChanges(
        known,
        own.map(({ source }) => source),
      ).slice(0, longest)
    : []
  if (!list || changes.length === 0) return new Map()
  const feed = feedOf(site, locale, list, changes, generator)
  return new Map([
    ['rss.xml', renderRss(feed)],
    ['atom.xml', renderAtom(feed)],
  ])
}

function feedOf(
  { loaded: { config } }: Site,
  locale: Locale,
  list: DocPage,
  changes: readonly RecentChange[],
  generator: string,
): Feed {
  const strings = historyStrings[locale.code]
  const { rss, atom } = pathsOf(locale)
  const url = absoluteUrl(config, list.source.path)
  const absolute = (route: string) => absoluteUrl(config, localizedPath(route, locale))
  const entries = changes.map((change) => entryOf(change, url, absolute))
  return {
    title: fill(strings.feedTitle, { site: config.title }),
    description: strings.feedDescription,
    language: locale.htmlLang,
    url,
    rssUrl: absoluteUrl(config, rss),
    atomUrl: absoluteUrl(config, atom),
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.valueOf()))),
    generator,
    entries,
  }
}

/** The address of an entry is its place in the list, for as long as the list holds it. */
function entryOf(change: RecentChange, list: string, absolute: (route: string) => string): FeedEntry {
  const { id, subject, time, pages } = change
  const links = pages.map(({ title, route }) => h('li', h('a', { href: absolute(route) }, title)))
  const moment = new Date(time * 1000)
  return {
    url: `${list}#change-${id}`,
    title: subject,
    description: pages.map(({ title }) => title).join(', '),
    html: toHtml(h('ul', links)),
    published: moment,
    updated: moment,
    authors: [],
    tags: [],
  }
}

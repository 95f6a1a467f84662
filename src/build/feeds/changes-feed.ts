import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Locale } from '../../model/locale.ts'
import { localizedPath } from '../../model/route.ts'
import { historyStrings } from '../../strings/history-strings.ts'
import { fill } from '../../strings/plural.ts'
import type { Site } from '../assemble/site.ts'
import { absoluteUrl } from '../head/addresses.ts'
import { listsChanges, type RecentChange, recentChanges } from '../history/recent-changes.ts'
import { changesKey } from '../history/site-changes.ts'
import type { FeedEntry } from './feed.ts'
import { feedFiles } from './feed-files.ts'

/** Most changes in a feed. */
const longest = 30

/** The feeds of a language; none where no page lists changes, or none are known. */
export function changesFeedFiles({ loaded: { config }, docs, changes }: Site, locale: Locale, generator: string) {
  const own = docs
    .map(({ source }) => source)
    .filter((source) => source.locale === locale.code && source.version.isLast)
  const list = own.find(listsChanges)
  const known = list && changes.get(changesKey(list))
  if (!known) return new Map<string, string>()
  const strings = historyStrings[locale.code]
  const absolute = (route: string) => absoluteUrl(config, localizedPath(route, locale))
  return feedFiles(config, 'changes', locale, generator, {
    title: fill(strings.feedTitle, { site: config.title }),
    description: strings.feedDescription,
    page: list.path,
    entries: recentChanges(known, own)
      .slice(0, longest)
      .map((change) => entryOf(change, absoluteUrl(config, list.path), absolute)),
  })
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

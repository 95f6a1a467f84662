import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { Site } from '../../engine/assemble/site.ts'
import type { ResolvedConfig } from '../../engine/config/site-config.ts'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { fill } from '../../engine/labels/plural.ts'
import { type Locale, type LocaleCode, localeNamed } from '../../engine/model/locale.ts'
import { localizedPath } from '../../engine/model/route.ts'
import { collectionOf } from '../../engine/parse/site-sources.ts'
import type { SourcePage } from '../../engine/read/source-page.ts'
import { generatorName } from '../../engine/render/build-info.ts'
import type { FeedEntry } from '../../engine/render/feeds/feed.ts'
import { feedFiles } from '../../engine/render/feeds/feed-files.ts'
import { feedLinks } from '../../engine/render/feeds/feed-links.ts'
import { absoluteUrl } from '../../engine/render/head/addresses.ts'
import { listsChanges, type RecentChange, recentChanges } from './recent-changes.ts'
import { changesOf } from './site-changes.ts'
import { historyStrings } from './strings.ts'

/** Most changes in a feed. */
const longest = 30

/** The feeds of a language; none where no page lists changes, or none are known. */
export function changesFeedFiles(site: Site, locale: Locale) {
  const { config } = site.loaded
  const own = site.docs
    .map(({ source }) => source)
    .filter((source) => source.locale === locale.code && source.version.isLast)
  const list = own.find(listsChanges)
  const known = list && changesOf(site).get(collectionOf(list))
  if (!known) return new Map<string, string>()
  const absolute = (route: string) => absoluteUrl(config, localizedPath(route, locale))
  return feedFiles(config, 'changes', locale, generatorName(), {
    title: titleOf(config, locale.code),
    description: labelsIn(historyStrings, locale).feedDescription,
    page: list.path,
    entries: recentChanges(known, own)
      .slice(0, longest)
      .map((change) => entryOf(change, absoluteUrl(config, list.path), absolute)),
  })
}

/** Lines of the head of a page that lists changes: the feeds of its language. */
export function changesFeedLinks(site: Site, page: SourcePage): string[] {
  const { config } = site.loaded
  const hasFeeds = page.version.isLast && listsChanges(page) && changesOf(site).has(collectionOf(page))
  return hasFeeds ? feedLinks(config, 'changes', page.locale, titleOf(config, page.locale)) : []
}

function titleOf({ title, locales }: ResolvedConfig, code: LocaleCode): string {
  return fill(labelsIn(historyStrings, localeNamed(locales, code)).feedTitle, { site: title })
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

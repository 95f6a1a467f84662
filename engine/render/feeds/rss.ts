import { x } from 'xastscript'
import { xmlFile } from '../../markup/xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** A feed as RSS 2.0. Its own element for authors wants an e-mail address, so their names stand in Dublin Core's. */
export function renderRss(feed: Feed): string {
  return xmlFile(
    x('rss', { version: '2.0', ...namespaces }, [
      x('channel', [
        x('title', feed.title),
        x('link', feed.url),
        x('description', feed.description),
        x('language', feed.language),
        x('lastBuildDate', feed.updated.toUTCString()),
        x('generator', feed.generator),
        x('atom:link', { href: feed.rssUrl, rel: 'self', type: 'application/rss+xml' }),
        ...feed.entries.map(item),
      ]),
    ]),
  )
}

function item(entry: FeedEntry) {
  return x('item', [
    x('title', entry.title),
    x('link', entry.url),
    x('guid', { isPermaLink: 'true' }, entry.url),
    x('pubDate', entry.published.toUTCString()),
    ...entry.authors.map(({ name }) => x('dc:creator', name)),
    ...entry.tags.map((tag) => x('category', tag)),
    x('description', entry.description),
    x('content:encoded', entry.html),
  ])
}

import { x } from 'xastscript'
import { xmlFile } from '../../markup/xml.ts'
import type { Feed, FeedEntry } from './feed.ts'

/** A feed as Atom (RFC 4287). */
export function renderAtom(feed: Feed): string {
  return xmlFile(
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language }, [
      x('title', feed.title),
      x('subtitle', feed.description),
      x('id', feed.url),
      x('link', { rel: 'alternate', type: 'text/html', href: feed.url }),
      x('link', { rel: 'self', type: 'application/atom+xml', href: feed.atomUrl }),
      x('updated', feed.updated.toISOString()),
      x('generator', feed.generator),
      ...feed.entries.map(entry),
    ]),
  )
}

function entry(post: FeedEntry) {
  return x('entry', [
    x('title', post.title),
    x('id', post.url),
    x('link', { rel: 'alternate', type: 'text/html', href: post.url }),
    x('published', post.published.toISOString()),
    x('updated', post.updated.toISOString()),
    ...post.authors.map(({ name, url }) => x('author', [x('name', name), x('uri', url)])),
    ...post.tags.map((tag) => x('category', { term: tag })),
    x('summary', post.description),
    x('content', { type: 'html' }, post.html),
  ])
}

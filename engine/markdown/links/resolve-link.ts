import { posix } from 'node:path'
import { decode } from '../../model/decode.ts'
import { canonicalPath, hrefOf, localizedPath, type Path, pathOf } from '../../model/route.ts'
import type { ArticleContext, ArticleLink } from '../article.ts'
import { readFragment } from './fragment.ts'

/** Where a link leads, and its href where that is not what the author wrote. */
export type Target = Pick<ArticleLink, 'kind' | 'path' | 'hash'> & { readonly href?: string }

/** Where a link leads, or what is wrong with it. */
export type Resolved = Target | { readonly problem: string; readonly hint?: string }

/** Reads an address as an author may write it. */
export function resolveLink(url: string, context: ArticleContext): Resolved {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase()
  if (scheme === 'http' || scheme === 'https') return resolveWeb(url, context)
  if (scheme === 'mailto' || scheme === 'tel') return { kind: 'external' }
  if (scheme) {
    return {
      problem: `A link begins with "${scheme}:".`,
      hint: 'Links begin with https:, mailto:, tel:, a slash, a dot or #.',
    }
  }
  if (url.startsWith('//')) return { problem: `The link "${url}" has no scheme.`, hint: `Write "https:${url}".` }
  const { place, query, hash } = splitUrl(url)
  if (place === '' && query === '') return resolveHash(hash)
  if (place.startsWith('/')) return resolveRoute(place, query, hash, context)
  return resolveFile(place, query, hash, context)
}

function resolveWeb(url: string, context: ArticleContext): Resolved {
  const rest = url.slice(context.siteUrl.length)
  if (!URL.canParse(url)) return { problem: `The link "${url}" is no address of the web.` }
  if (!url.startsWith(context.siteUrl)) return { kind: 'external' }
  const { place, query, hash } = splitUrl(rest)
  const path = pathOf(place || '/', context.base)
  // Another host may begin with the same letters, and the same host may hold more than this site.
  return path === undefined ? { kind: 'external' } : resolveRoute(path, query, hash, context)
}

function resolveHash(hash: string | undefined): Resolved {
  if (!hash) return { problem: 'A link has no address.' }
  const { id, written } = readFragment(hash)
  return { kind: 'hash', ...(id !== undefined && { hash: id }), ...(written !== hash && { href: `#${written}` }) }
}

function resolveRoute(place: string, query: string, hash: string | undefined, context: ArticleContext): Resolved {
  const tail = query + (hash ? `#${hash}` : '')
  const decoded = decode(place)
  const localePrefix = new RegExp(`^/(?:${context.localeCodes.join('|')})(?=/|$)`)
  const route = canonicalPath(decoded.replace(localePrefix, '').replace(/\.md$/, '') || '/')
  if (route !== decoded) {
    const hint = `Write "${route}${tail}"; the build adds the language.`
    return { problem: `The link "${place}${tail}" is not a route as the site writes them.`, hint }
  }
  // A name with a suffix is a file that every language shares: `/robots.txt`, but not the version `/docs/1.0`.
  const isFile = /\.[a-z][a-z0-9]*$/i.test(route)
  const path = isFile ? route : localizedPath(route, { path: context.localePath })
  return linkTo('route', path, query, hash, context)
}

function resolveFile(place: string, query: string, hash: string | undefined, context: ArticleContext): Resolved {
  if (!place.endsWith('.md')) {
    return {
      problem: `The link "${place}" is neither a route nor a Markdown file.`,
      hint: 'Write a route from the root: "/docs/…".',
    }
  }
  const file = posix.join(posix.dirname(context.file), decode(place))
  const route = routeOfFile(file, context)
  if (route === undefined) {
    const hint = `It names ${file}. Link to pages of this language, or write a full address.`
    return { problem: `The link "${place}" leads out of the pages of this language.`, hint }
  }
  return linkTo('file', localizedPath(route, { path: context.localePath }), query, hash, context)
}

function linkTo(
  kind: 'route' | 'file',
  path: Path,
  query: string,
  hash: string | undefined,
  { base }: ArticleContext,
): Resolved {
  const { id, written } = readFragment(hash)
  const href = hrefOf(encodeURI(path), base) + query + (written && `#${written}`)
  return { kind, path, ...(id !== undefined && { hash: id }), href }
}

/** Route of a content file, or undefined outside the folders of pages. */
function routeOfFile(file: string, { locale, folders }: ArticleContext): string | undefined {
  const root = `content/${locale}/`
  if (!file.startsWith(root)) return undefined
  const inside = file.slice(root.length)
  const holding = folders.filter(({ folder }) => folder === '' || inside.startsWith(`${folder}/`))
  const [nearest] = holding.sort((a, b) => b.folder.length - a.folder.length)
  if (!nearest) return undefined
  const name = inside.slice(nearest.folder === '' ? 0 : nearest.folder.length + 1).replace(/\.md$/, '')
  return canonicalPath(`${nearest.path}/${name === 'index' ? '' : name}`)
}

function splitUrl(url: string): { place: string; query: string; hash: string | undefined } {
  const [, place = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
  return { place, query, hash }
}

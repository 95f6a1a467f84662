import { canonicalPath, hrefOf, localizedPath, type Path, pathOf, splitPath } from '../model/route.ts'
import type { SiteInfo } from './site-info.ts'

/** What the target of a request means on this site. */
export type Address =
  | { readonly kind: 'refused' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'moved'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'path'; readonly path: Path; readonly localePath: Path }

/** Reads the target of a request: a canonical path to look up, the place to go to instead, or why neither. */
export function resolveAddress(target: string, site: SiteInfo): Address {
  // A client may send the whole address (RFC 9112, 3.2.2), as a proxy does.
  const [, rawPath = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? []
  const pathname = decodePath(rawPath)
  if (pathname === undefined) return { kind: 'refused' }
  const path = pathOf(canonicalPath(pathname), site.base)
  if (path === undefined) {
    // Not 301: on a developer's machine the next project may use the root of the same port.
    return pathname === '/' ? moved(302, site.base, query) : { kind: 'outside' }
  }
  const { locale, route } = splitPath(path, site.locales)
  const canonical = localizedPath(route, locale)
  const href = hrefOf(site.redirects.find(({ from }) => from === canonical)?.to ?? canonical, site.base)
  return href === pathname ? { kind: 'path', path: canonical, localePath: locale.path } : moved(301, href, query)
}

/**
 * The files that may hold a path, the likelier one first; those of nginx's `try_files $uri $uri.html`. What lies compressed
 * beside a file is a form of it, and no file of its own.
 */
export function candidateFiles(path: Path): readonly string[] {
  if (/\/\.(?!well-known\/)|\.(?:br|gz)$/.test(path)) return []
  const name = path.slice(1)
  if (path.endsWith('/')) return [`${name}index.html`]
  return asksForFile(path) ? [name, `${name}.html`] : [`${name}.html`, name]
}

/** Whether a path asks for a file rather than a page: what loads scripts and data has no use for a page about errors. */
export function asksForFile(path: Path): boolean {
  return /[^/]\.\w+$/.test(path)
}

/** Undefined for malformed escapes and for everything that could name a place other than the one it spells. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath)
    return /^\/|^$/.test(path) && !/[\\\0]|\/\.{1,2}(?:\/|$)/.test(path) ? path || '/' : undefined
  } catch {
    return undefined
  }
}

function moved(status: 301 | 302, href: string, query: string): Address {
  return { kind: 'moved', status, location: href.split('/').map(encodeURIComponent).join('/') + query }
}

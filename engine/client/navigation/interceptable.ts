import { canonicalPath, hrefOf, type Path, pathOf, splitPath } from '../../model/route.ts'
import type { SiteData } from '../../shell/document-data.ts'

/** The part of a navigate event that decides. */
export type Navigation = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType'
> & { readonly destination: Pick<NavigationDestination, 'url' | 'sameDocument'> }

/**
 * The path that a navigation leads to, when the client can show it itself. Everything else is the browser's: other
 * sites, files, forms, reloads, hash changes, the other locale (whose shell is another one), and entries of the history
 * that stand for the same page, such as the one of the open drawer. So is a text to scroll to (`#:~:text=…`), which browsers
 * look for in documents that they load.
 */
export function interceptablePath(event: Navigation, site: SiteData, current: Path): Path | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return undefined
  if (event.navigationType === 'reload') return undefined
  const url = new URL(event.destination.url)
  if (url.hash.includes(':~:')) return undefined
  const path = pagePath(url.pathname, site)
  if (path === undefined || (path === current && event.destination.sameDocument)) return undefined
  return path
}

/**
 * Path of an address of this site in the locale on screen, if it can be a page. Other forms of an address are the
 * server's, which leads from them to the canonical one.
 */
export function pagePath(pathname: string, site: SiteData): Path | undefined {
  const path = pathOf(pathname, site.base)
  if (path === undefined || /\.[a-z0-9]+$/i.test(path)) return undefined
  const { locale } = splitPath(path, site.locales)
  if (locale.code !== site.locale) return undefined
  const canonical = canonicalPath(path)
  const own = `${canonical}/` === locale.path ? locale.path : canonical
  return hrefOf(own, site.base) === pathname ? own : undefined
}

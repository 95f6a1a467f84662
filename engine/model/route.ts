import type { Locale } from './locale.ts'

/**
 * A route is a path without base, locale and suffix: `/`, `/docs/introduction`.
 * A path is a route in a locale, still without base: `/ru/`, `/ru/docs/introduction`.
 * An href is a path below the base, as links carry it: `/base/ru/docs/introduction`.
 */
export type Route = string
export type Path = string

/** Canonical form of what a reader may have typed: no `.html`, no `/index.html`, no trailing slash, no double slash. */
export function canonicalPath(path: string): Path {
  const shorter = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/index$/, '')
  if (shorter === '') return '/'
  // `/a/index/` and `/a.html/` need another round: what comes out must be its own canonical form.
  return shorter === path ? shorter : canonicalPath(shorter)
}

/** Path of a route in a locale: `/docs` in Russian is `/ru/docs`, `/` in Russian is `/ru/`. */
export function localizedPath(route: Route, locale: Pick<Locale, 'path'>): Path {
  return route === '/' ? locale.path : locale.path + route.slice(1)
}

/** Splits a path into its locale and its route; the locale without prefix takes what no other one claims. */
export function splitPath<L extends Pick<Locale, 'path'>>(
  path: Path,
  locales: readonly L[],
): { locale: L; route: Route } {
  const canonical = canonicalPath(path)
  const prefixed = locales.find((l) => l.path !== '/' && `${canonical}/`.startsWith(l.path))
  const locale = prefixed ?? locales.find((l) => l.path === '/') ?? locales[0]
  if (!locale) throw new Error('splitPath needs at least one locale')
  const route = locale.path === '/' ? canonical : canonicalPath(`/${`${canonical}/`.slice(locale.path.length)}`)
  return { locale, route }
}

/** Href of a path below the base (`/` or `/some/base/`). Locale roots keep their trailing slash. */
export function hrefOf(path: Path, base: string): string {
  return base + path.slice(1)
}

/** The path behind an href, or undefined when it lies outside the base. */
export function pathOf(href: string, base: string): Path | undefined {
  if (`${href}/` === base) return '/'
  return href.startsWith(base) ? `/${href.slice(base.length)}` : undefined
}

/** File of a path inside the output folder, without a suffix: `index`, `ru/index`, `docs/introduction`. */
export function fileStem(path: Path): string {
  return path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)
}

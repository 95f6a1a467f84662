import type { Site } from '../assemble/site.ts'
import type { Locale } from '../model/locale.ts'
import { localizedPath, type Route } from '../model/route.ts'
import type { SiteInfo } from '../server/site-info.ts'

/** Where moved pages, the roots of docs versions and beginnings of routes lead, in every language. */
export function redirectsOf(site: Site): SiteInfo['redirects'] {
  const { locales, docs, redirects = {} } = site.loaded.config
  const moved = Object.entries(redirects)
  for (const { path, mainDocId } of docs.versions) {
    if (mainDocId !== '') moved.push([path, `${path}/${mainDocId}`])
  }
  return locales.flatMap((locale) =>
    [...moved, ...beginnings(site, locale)].map(([from, to]) => ({
      from: localizedPath(from, locale),
      to: localizedPath(to, locale),
    })),
  )
}

/** Beginnings of routes that are no pages, as far as what they lead to exists in the language. */
function beginnings({ groups, byPath, blog, loaded: { config } }: Site, locale: Locale): [Route, Route][] {
  const ofDocs = config.docs.versions.flatMap(({ name, path }) =>
    [...(groups.get(name)?.moved ?? [])].map(([from, to]): [Route, Route] => [
      `${path}/${from}`,
      to === '' ? path : `${path}/${to}`,
    ]),
  )
  const isThere = ([, to]: [Route, Route]) => byPath.has(localizedPath(to, locale))
  const isPaged = blog.lists.some(({ path }) => path === localizedPath('/blog/page/2', locale))
  return [...ofDocs.filter(isThere), ...(isPaged ? [['/blog/page', '/blog'] as [Route, Route]] : [])]
}

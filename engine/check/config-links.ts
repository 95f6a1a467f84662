import type { Site } from '../assemble/site.ts'
import { routesIn } from '../config/config-html.ts'
import type { ValuePath } from '../config/config-source.ts'
import { mainRoute } from '../config/docs-config.ts'
import type { NavbarItemConfig } from '../config/navbar-config.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { suggestion } from '../model/nearest.ts'
import type { Path, Route } from '../model/route.ts'

/** Routes that the configuration names must exist; a redirect must not hide a page. */
export function checkConfigLinks(site: Site, otherPaths: ReadonlySet<Path>): ReportedProblem[] {
  const { config, source } = site.loaded
  const known = new Set([...site.docs.map((page) => page.source.route), ...otherPaths])
  const problem = (path: ValuePath, message: string, hint: string): ReportedProblem => {
    return { kind: 'brokenLinks', ...source.placeOf(path), message, hint }
  }
  const broken = namedRoutes(config)
    .filter(({ route }) => !known.has(route))
    .map(({ route, path }) =>
      problem(path, `The configuration links to "${route}", which is no page.`, suggestion(route, [...known])),
    )
  const roots = config.docs.versions.flatMap((version, index) => {
    const { name, mainDocId } = version
    if (known.has(mainRoute(version))) return []
    const ids = site.docs.filter(({ source }) => source.version.name === name).map(({ source }) => source.id)
    const message = `The main page "${mainDocId}" of the docs version "${name}" does not exist.`
    return [problem(['docs', 'versions', index, 'mainDocId'], message, suggestion(mainDocId, [...new Set(ids)]))]
  })
  const redirects = Object.entries(config.redirects ?? {}).flatMap(([from, to]) => {
    const message = `The redirect from "${from}" leads to "${to}", which is no page.`
    return [
      ...(known.has(to) ? [] : [problem(['redirects', from], message, suggestion(to, [...known]))]),
      ...(known.has(from) ? [hidden(site, from)] : []),
    ]
  })
  return [...broken, ...roots, ...redirects]
}

function hidden({ loaded: { source } }: Site, from: Route): ReportedProblem {
  const message = `The redirect from "${from}" hides a page that exists.`
  const hint = 'Remove the redirect, or the page if it has moved.'
  return { kind: 'brokenLinks', ...source.placeOfKey(['redirects', from]), message, hint }
}

/** A route that the configuration names, and the way to where it does. */
interface NamedRoute {
  readonly route: Route
  readonly path: ValuePath
}

interface Linking {
  readonly to?: Route
  readonly items?: readonly Linking[]
}

/** Routes that stand on every page: those of navbar, footer and announcement, in any language. */
export function namedRoutes(config: SiteConfig): NamedRoute[] {
  return [
    ...routesOf(config.navbar.items, ['navbar', 'items']),
    ...routesOf(config.footer.links, ['footer', 'links']),
    ...htmlTexts(config).flatMap(({ html, path }) => routesIn(html).map((route) => ({ route, path }))),
  ]
}

function routesOf(links: readonly Linking[], path: ValuePath): NamedRoute[] {
  return links.flatMap(({ to, items = [] }, index) => [
    ...(to === undefined ? [] : [{ route: to, path: [...path, index, 'to'] }]),
    ...routesOf(items, [...path, index, 'items']),
  ])
}

/** Every text of a configuration that is HTML, in every language, and the way to it. */
function htmlTexts({ announcement, navbar, footer }: SiteConfig): { html: string; path: ValuePath }[] {
  const texts = [
    ...(announcement ? [{ text: announcement.content, path: ['announcement', 'content'] }] : []),
    ...itemTexts(navbar.items, ['navbar', 'items']),
    { text: footer.copyright, path: ['footer', 'copyright'] },
  ]
  return texts.flatMap(({ text, path }) =>
    typeof text === 'string'
      ? [{ html: text, path }]
      : Object.entries(text).map(([code, html]) => ({ html, path: [...path, code] })),
  )
}

function itemTexts(items: readonly NavbarItemConfig[], path: ValuePath): { text: string; path: ValuePath }[] {
  return items.flatMap((item, index) => [
    ...(item.type === 'html' ? [{ text: item.value ?? '', path: [...path, index, 'value'] }] : []),
    ...itemTexts(item.items ?? [], [...path, index, 'items']),
  ])
}

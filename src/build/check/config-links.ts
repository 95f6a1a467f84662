import { mainRoute } from '../../model/navigation.ts'
import { suggestion } from '../../model/nearest.ts'
import type { Path, Route } from '../../model/route.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import { announcementRoutes } from '../assemble/announcement.ts'
import type { Site } from '../assemble/site.ts'
import { lineOf, lineOfKey, lineOfString } from '../site/line-of.ts'
import type { ReportedProblem } from './reference.ts'

/** Routes that the configuration names must exist; a redirect must not hide a page. */
export function checkConfigLinks(site: Site, otherPaths: ReadonlySet<Path>): ReportedProblem[] {
  const { config, source } = site.loaded
  const known = new Set([...site.docs.map((page) => page.source.route), ...otherPaths])
  const problem = (word: string, message: string, hint: string): ReportedProblem => {
    const line = lineOfString(source.text, word) ?? lineOf(source.text, word)
    return { kind: 'brokenLinks', file: source.file, line, message, hint }
  }
  const broken = namedRoutes(config)
    .filter((route) => !known.has(route))
    .map((route) =>
      problem(route, `The configuration links to "${route}", which is no page.`, suggestion(route, [...known])),
    )
  const roots = config.docs.versions
    .filter((version) => !known.has(mainRoute(version)))
    .map(({ name, mainDocId }) => {
      const ids = site.docs.filter(({ source }) => source.version.name === name).map(({ source }) => source.id)
      const message = `The main page "${mainDocId}" of the docs version "${name}" does not exist.`
      return problem(mainDocId, message, suggestion(mainDocId, [...new Set(ids)]))
    })
  const redirects = Object.entries(config.redirects ?? {}).flatMap(([from, to]) => [
    ...(known.has(to)
      ? []
      : [problem(to, `The redirect from "${from}" leads to "${to}", which is no page.`, suggestion(to, [...known]))]),
    ...(known.has(from) ? [hidden(site, from)] : []),
  ])
  return [...broken, ...roots, ...redirects]
}

function hidden({ loaded: { source } }: Site, from: Route): ReportedProblem {
  const message = `The redirect from "${from}" hides a page that exists.`
  const hint = 'Remove the redirect, or the page if it has moved.'
  return { kind: 'brokenLinks', file: source.file, line: lineOfKey(source.text, from), message, hint }
}

interface Linking {
  readonly to?: Route
  readonly items?: readonly Linking[]
}

/** Routes that stand on every page: those of navbar, footer and announcement. */
export function namedRoutes(config: SiteConfig): Route[] {
  const routes = (link: Linking): Route[] => [...(link.to ? [link.to] : []), ...(link.items ?? []).flatMap(routes)]
  const links = [...config.navbar.items, ...config.footer.links].flatMap((link) => routes(link as Linking))
  return [...new Set([...links, ...announcementRoutes(config)])]
}

import type { Path } from '../../model/route.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import type { Site } from '../assemble/site.ts'
import { suggestion } from '../nearest.ts'
import { lineOf } from '../site/line-of.ts'
import type { ReportedProblem } from './reference.ts'

/** Routes that navbar, footer and redirects name must exist; a redirect must not hide a page. */
export function checkConfigLinks(site: Site, otherPaths: ReadonlySet<Path>): ReportedProblem[] {
  const { config, source } = site.loaded
  const known = new Set([...site.docs.map((page) => page.source.route), ...otherPaths])
  const problem = (route: string, message: string): ReportedProblem => {
    const line = lineOf(source.text, `'${route}'`)
    return { kind: 'brokenLinks', file: source.file, line, message, hint: suggestion(route, [...known]) }
  }
  const broken = namedRoutes(config)
    .filter((route) => !known.has(route))
    .map((route) => problem(route, `The configuration links to "${route}", which is no page.`))
  const redirects = Object.entries(config.redirects ?? {}).flatMap(([from, to]) => [
    ...(known.has(to) ? [] : [problem(to, `The redirect from "${from}" leads to "${to}", which is no page.`)]),
    ...(known.has(from) ? [problem(from, `The redirect from "${from}" hides a page that exists.`)] : []),
  ])
  return [...broken, ...redirects]
}

interface Linking {
  readonly to?: string
  readonly items?: readonly Linking[]
}

function namedRoutes(config: SiteConfig): string[] {
  const routes = (link: Linking): string[] => [...(link.to ? [link.to] : []), ...(link.items ?? []).flatMap(routes)]
  return [...config.navbar.items, ...config.footer.links].flatMap((link) => routes(link as Linking))
}

import type { Site } from '../assemble/site.ts'
import { mainRoute } from '../config/docs-config.ts'
import type { NavbarItemConfig } from '../config/navbar-config.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import { localizedPath, type Path } from '../model/route.ts'
import { namedRoutes } from './config-links.ts'

/** A page outside every sidebar needs a link from another page, the footer, the navbar or the announcement. */
export function checkOrphans(site: Site): ReportedProblem[] {
  const linked = new Set<Path>(everywhere(site))
  for (const { source, article } of site.docs) {
    for (const { path } of article.links) if (path !== undefined && path !== source.path) linked.add(path)
  }
  for (const { article } of [...site.homes, ...site.blog.posts])
    for (const { path } of article.links) if (path !== undefined) linked.add(path)
  return site.docs.flatMap(({ source, meta }): ReportedProblem[] => {
    if (meta.sidebar !== null || linked.has(source.path)) return []
    const hint = 'Link to it from another page of the same language, or add it to content/nav.ts.'
    return [{ kind: 'orphans', file: source.file, message: 'No page leads to this page.', hint }]
  })
}

/** Pages to which every page leads. */
function everywhere({ loaded: { config } }: Site): Path[] {
  const { versions } = config.docs
  const ids = docIds(config.navbar.items)
  const routes = [
    ...namedRoutes(config).map(({ route }) => route),
    ...versions.map(mainRoute),
    ...versions.flatMap(({ path }) => ids.map((id) => `${path}/${id}`)),
  ]
  return config.locales.flatMap((locale) => routes.map((route) => localizedPath(route, locale)))
}

function docIds(items: readonly NavbarItemConfig[]): string[] {
  return items.flatMap(({ docId, items: inner }) => [...(docId === undefined ? [] : [docId]), ...docIds(inner ?? [])])
}

import { localizedPath, type Path } from '../../model/route.ts'
import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from './reference.ts'

/** B6: a page outside every sidebar needs a link from another page, the footer or the navbar. */
export function checkOrphans(site: Site): ReportedProblem[] {
  const linked = new Set<Path>()
  for (const { source, article } of site.docs) {
    for (const { path } of article.links) if (path !== undefined && path !== source.path) linked.add(path)
  }
  for (const { article } of site.homes) for (const { path } of article.links) if (path !== undefined) linked.add(path)
  for (const locale of site.loaded.config.locales) {
    for (const version of site.loaded.config.docs.versions) {
      linked.add(localizedPath(`${version.path}/${version.mainDocId}`, locale))
    }
  }
  return site.docs.flatMap(({ source, meta }): ReportedProblem[] => {
    if (meta.sidebar !== null || linked.has(source.path)) return []
    const hint = 'Link to it from another page of the same language, or add it to content/nav.ts.'
    return [{ kind: 'orphans', file: source.file, message: 'No page leads to this page.', hint }]
  })
}

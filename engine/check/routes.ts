import { mainRoute } from '../config/docs-config.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import type { Path } from '../model/route.ts'
import type { SourcePage } from '../read/source-page.ts'

/**
 * Two files with one route, such as `a.md` and `a/index.md`; also a page on a path that the site needs itself, and one
 * on a version's root that leads elsewhere.
 */
export function checkDuplicateRoutes(pages: readonly SourcePage[], reserved: ReadonlySet<Path>): ReportedProblem[] {
  const seen = new Map<Path, SourcePage>()
  return pages.flatMap((page): ReportedProblem[] => {
    const { file, route, version } = page
    const problem = (message: string, hint: string) => [{ kind: 'duplicateRoutes' as const, file, message, hint }]
    const first = seen.get(page.path)
    seen.set(page.path, first ?? page)
    if (first) {
      return problem(`The route ${route} belongs to ${first.file} already.`, 'Rename or remove one of the two files.')
    }
    if (page.id === '' && version.mainDocId !== '') {
      const hint = `Give the file another name, or set mainDocId of the version "${version.name}" to ''.`
      return problem(`The route ${route} leads to ${mainRoute(version)}: nobody would see this page.`, hint)
    }
    if (!reserved.has(page.path)) return []
    return problem(`The route ${route} is taken by the site itself.`, 'Give the file another name.')
  })
}

import type { Path } from '../../model/route.ts'
import type { SourcePage } from '../content/source-page.ts'
import type { ReportedProblem } from './reference.ts'

/** Two files with one route, such as `a.md` and `a/index.md`; also a page on a path that the site needs itself. */
export function checkDuplicateRoutes(pages: readonly SourcePage[], reserved: ReadonlySet<Path>): ReportedProblem[] {
  const seen = new Map<Path, SourcePage>()
  return pages.flatMap((page): ReportedProblem[] => {
    const first = seen.get(page.path)
    seen.set(page.path, first ?? page)
    if (first) {
      const message = `The route ${page.route} belongs to ${first.file} already.`
      return [{ kind: 'duplicateRoutes', file: page.file, message, hint: 'Rename or remove one of the two files.' }]
    }
    if (!reserved.has(page.path)) return []
    const message = `The route ${page.route} is taken by the site itself.`
    return [{ kind: 'duplicateRoutes', file: page.file, message, hint: 'Give the file another name.' }]
  })
}

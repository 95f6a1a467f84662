import { walkNav } from '../../model/navigation.ts'
import { suggestion } from '../nearest.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'
import type { Problem } from '../problem.ts'
import { lineOf } from '../site/line-of.ts'
import type { LoadedSite } from '../site/load-site.ts'
import { navSource } from '../site/nav-source.ts'

/** Sidebar entries that name no page, or a page that stands in a sidebar already. */
export function checkSidebars(loaded: LoadedSite, parsed: readonly ParsedPage[]): Problem[] {
  const { file, text } = navSource(loaded)
  return loaded.config.docs.versions.flatMap((version) => {
    const ids = new Set(parsed.filter(({ source }) => source.version === version).map(({ source }) => source.id))
    const seen = new Set<string>()
    const problems: Problem[] = []
    for (const nodes of Object.values(version.sidebars)) {
      walkNav(nodes, (id) => {
        const line = lineOf(text, `'${id}'`)
        if (!ids.has(id)) {
          const hint = suggestion(id, [...ids])
          problems.push({ file, line, message: `The sidebar names a page "${id}" that does not exist.`, hint })
        }
        if (seen.has(id)) {
          const hint = 'A page has one place: keep one of the two entries.'
          problems.push({ file, line, message: `The page "${id}" stands in the sidebar twice.`, hint })
        }
        seen.add(id)
      })
    }
    return problems
  })
}

import { walkNav } from '../../model/navigation.ts'
import { suggestion } from '../../model/nearest.ts'
import type { SourcePage } from '../content/source-page.ts'
import type { Problem } from '../problem.ts'
import { lineOfString } from '../site/line-of.ts'
import type { LoadedSite } from '../site/load-site.ts'
import { navSource } from '../site/nav-source.ts'

/**
 * Sidebar entries that name no page, or a page that stands in a sidebar already.
 * @param sources drafts among them: they stand in the sidebar before they are published.
 */
export function checkSidebars(loaded: LoadedSite, sources: readonly SourcePage[]): Problem[] {
  const { file, text } = navSource(loaded.root, loaded.source)
  return loaded.config.docs.versions.flatMap((version) => {
    const ids = new Set(sources.filter((source) => source.version === version).map(({ id }) => id))
    const seen = new Map<string, number>()
    const problems: Problem[] = []
    for (const nodes of Object.values(version.sidebars)) {
      walkNav(nodes, (id) => {
        const times = (seen.get(id) ?? 0) + 1
        seen.set(id, times)
        // Looked up for problems only: there are as many ids as pages.
        const line = () => lineOfString(text, id, times)
        if (times > 1) {
          const hint = 'A page has one place: keep one of the two entries.'
          problems.push({ file, line: line(), message: `The page "${id}" stands in the sidebar twice.`, hint })
        } else if (!ids.has(id)) {
          const hint = suggestion(id, [...ids])
          problems.push({ file, line: line(), message: `The sidebar names a page "${id}" that does not exist.`, hint })
        }
      })
    }
    return problems
  })
}

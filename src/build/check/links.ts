import type { Path } from '../../model/route.ts'
import type { Site } from '../assemble/site.ts'
import type { ArticleLink } from '../markdown/article.ts'
import { suggestion } from '../nearest.ts'
import type { ReportedProblem } from './reference.ts'

/** E6: links that lead to no page, links to files that are no page, and fragments that no element answers to. */
export function checkLinks(site: Site, otherPaths: ReadonlySet<Path>): ReportedProblem[] {
  const paths = [...site.byPath.keys(), ...otherPaths]
  const homes = site.homes.map(({ source, article }) => ({ source: { file: source.file, path: '' }, article }))
  return [...site.docs, ...homes].flatMap(({ source, article }) =>
    article.links.flatMap((link): ReportedProblem[] => {
      const place = { file: source.file, line: link.line, column: link.column }
      if (link.kind === 'external') return []
      const path = link.kind === 'hash' ? source.path : link.path
      if (path === undefined || (!site.byPath.has(path) && !otherPaths.has(path))) {
        const kind = link.kind === 'file' ? 'brokenMarkdownLinks' : 'brokenLinks'
        return [
          {
            ...place,
            kind,
            message: `The link "${link.url}" leads to no page.`,
            hint: suggestion(path ?? link.url, nearby(paths, path)),
          },
        ]
      }
      return checkAnchor(site, path, link).map((problem) => ({ ...place, ...problem }))
    }),
  )
}

function checkAnchor(site: Site, path: Path, link: ArticleLink): Pick<ReportedProblem, 'kind' | 'message' | 'hint'>[] {
  const target = site.byPath.get(path)
  if (!link.hash || !target || target.article.ids.includes(link.hash)) return []
  const ids = target.article.headings.map(({ id }) => id)
  const message = `The link "${link.url}" leads to no heading: ${target.source.file} has no id "${link.hash}".`
  return [{ kind: 'brokenAnchors', message, hint: suggestion(link.hash, ids) }]
}

/** Candidates of the same locale, so that a list of all of them stays short. */
function nearby(paths: readonly Path[], path: Path | undefined): Path[] {
  const first = path?.split('/')[1]
  const same = paths.filter((candidate) => candidate.split('/')[1] === first)
  return same.length > 0 && same.length <= 40 ? same : paths.slice(0, 40)
}

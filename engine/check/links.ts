import type { Site } from '../assemble/site.ts'
import type { ReportedProblem } from '../config/reported-problem.ts'
import type { ArticleLink } from '../markdown/article.ts'
import { suggestion } from '../model/nearest.ts'
import type { Path } from '../model/route.ts'
import type { Parsed } from '../parse/parse-pages.ts'
import type { Source } from '../read/source-page.ts'

/** Links that lead to no page, links to files that are no page, and fragments that no element answers to. */
export function checkLinks(site: Site, otherPaths: ReadonlySet<Path>): ReportedProblem[] {
  const pages: Parsed<Source>[] = [...site.docs, ...site.blog.posts, ...site.homes]
  const targets = new Map(pages.map((page) => [page.source.path, page]))
  const paths = [...new Set([...targets.keys(), ...otherPaths])]
  const check = (page: Parsed<Source>, link: ArticleLink): LinkProblem[] => {
    if (link.kind === 'external') return []
    const path = link.kind === 'hash' ? page.source.path : link.path
    if (path !== undefined && (targets.has(path) || otherPaths.has(path))) return checkAnchor(targets.get(path), link)
    const kind = link.kind === 'file' ? 'brokenMarkdownLinks' : 'brokenLinks'
    const hint = suggestion(path ?? link.url, nearby(paths, path))
    return [{ kind, message: `The link "${link.url}" leads to no page.`, hint }]
  }
  return [...targets.values()].flatMap((page) =>
    page.article.links.flatMap((link) => {
      const { line, column } = link
      return check(page, link).map((found) => ({ file: page.source.file, line, column, ...found }))
    }),
  )
}

type LinkProblem = Pick<ReportedProblem, 'kind' | 'message' | 'hint'>

function checkAnchor(target: Parsed<Source> | undefined, link: ArticleLink): LinkProblem[] {
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

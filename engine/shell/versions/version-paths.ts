import type { DocsVersion } from '../../model/navbar.ts'
import type { PageFacts } from '../../model/page.ts'
import { hrefOf, type Path } from '../../model/route.ts'

/** The version that a page is in: its own, else the last one. */
export function activeVersion(versions: readonly DocsVersion[], { version }: Pick<PageFacts, 'version'>): DocsVersion {
  const own = versions.find(({ name }) => name === version)
  // The check of the configuration demands a last one.
  return own ?? (versions.find(({ isLast }) => isLast) as DocsVersion)
}

/** Where a version's menu row leads: the page on screen as that version has it, else the version's main page. */
export function pathInVersion(
  target: DocsVersion,
  current: DocsVersion | undefined,
  path: Path,
  { version }: Pick<PageFacts, 'version'>,
): Path {
  if (version === undefined || !current) return target.mainPath
  const page = path.slice(current.path.length + 1)
  return target.docs.includes(page) ? `${target.path}/${page}` : target.mainPath
}

/** Where something is in each version, as the client reads it from an attribute: JSON of hrefs by the names of versions. */
export function hrefsOf(
  versions: readonly DocsVersion[],
  pathOf: (version: DocsVersion) => Path,
  base: string,
): string {
  return JSON.stringify(Object.fromEntries(versions.map((version) => [version.name, hrefOf(pathOf(version), base)])))
}

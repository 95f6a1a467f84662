import type { DocsVersion } from '../../model/navbar.ts'
import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'

/** The version that the reader is in: the page's own, else the preferred one, else the last one. */
export function activeVersion(versions: readonly DocsVersion[], meta: PageMeta, preferred: string | null): DocsVersion {
  const named = (name: string | null) => versions.find((version) => version.name === name)
  const own = 'version' in meta ? named(meta.version) : undefined
  // The check of the configuration demands a last one.
  return own ?? named(preferred) ?? (versions.find((version) => version.isLast) as DocsVersion)
}

/** Where a version's menu row leads: the page on screen as that version has it, else the version's main page. */
export function pathInVersion(target: DocsVersion, current: DocsVersion | undefined, path: Path, meta: PageMeta): Path {
  if (!('version' in meta) || !current) return target.mainPath
  const page = path.slice(current.path.length + 1)
  return target.docs.includes(page) ? `${target.path}/${page}` : target.mainPath
}

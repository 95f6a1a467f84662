import { fill } from '../../labels/plural.ts'
import type { DocMeta, HomeMeta, PostMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { Link, useShell } from '../context.tsx'
import { pathInVersion } from '../versions/version-paths.ts'
import styles from './Notices.module.css'

/** Says that the English page has changed since this translation. */
export function StaleNotice({ meta }: { readonly meta: DocMeta | HomeMeta | PostMeta }) {
  const { strings } = useShell()
  if (meta.staleSource === undefined) return null
  return (
    <p className={styles.notice}>
      {strings.stale}{' '}
      <Link path={meta.staleSource} hrefLang="en">
        {strings.staleLink}
      </Link>
    </p>
  )
}

interface VersionNoticeProps {
  readonly meta: DocMeta
  readonly path: Path
}

/** Says that the page belongs to an older (or coming) version, and links to the same page in the latest one. */
export function VersionNotice({ meta, path }: VersionNoticeProps) {
  const { strings, docs } = useShell()
  const version = docs.versions.find(({ name }) => name === meta.version)
  const latest = docs.versions.find(({ isLast }) => isLast)
  if (!version || !latest || version === latest) return null
  return (
    <p className={styles.notice}>
      {fill(strings.otherVersion, { version: version.label, latest: latest.label })}{' '}
      <Link path={pathInVersion(latest, version, path, meta)}>{strings.otherVersionLink}</Link>
    </p>
  )
}

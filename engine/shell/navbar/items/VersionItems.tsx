import type { DocsVersion } from '../../../model/navbar.ts'
import { canonicalPath } from '../../../model/route.ts'
import { useMeta, usePage, useShell } from '../../context.tsx'
import { preferVersion, useActiveVersion, useVersions } from '../../versions/preferred-version.ts'
import { pathInVersion } from '../../versions/version-paths.ts'
import type { ItemProps } from '../item-props.ts'
import { ItemGroup } from './ItemGroup.tsx'
import { ItemLink } from './ItemLink.tsx'

/** The version that the reader is in, as a link to its main page. */
export function VersionLink({ item, place }: ItemProps<'docsVersion'>) {
  const version = useActiveVersion(item.docsPluginId)
  const path = item.path ?? version.mainPath
  const isPage = canonicalPath(usePage().path) === canonicalPath(path)
  return (
    <ItemLink place={place} path={path} current={isPage ? 'page' : undefined}>
      {item.label ?? version.label}
    </ItemLink>
  )
}

/** The versions of the docs. Each leads to the page on screen where it has that page; choosing one is remembered. */
export function VersionDropdown({ item, place }: ItemProps<'docsVersionDropdown'>) {
  const { strings } = useShell()
  const all = useVersions(item.docsPluginId)
  const active = useActiveVersion(item.docsPluginId)
  const { path } = usePage()
  const meta = useMeta()
  const offered = all.filter((version) => item.versions.includes(version.name))
  const row = (version: DocsVersion, at: ItemProps['place']) => (
    <ItemLink
      place={at}
      path={pathInVersion(version, active, path, meta)}
      current={version === active ? 'true' : undefined}
      onClick={() => preferVersion(item.docsPluginId, version.name)}
    >
      {version.label}
    </ItemLink>
  )
  const [only, second] = offered
  if (only && !second) return row(only, place)

  const summary = (
    <span>
      <span className="visually-hidden">{`${strings.versions}: `}</span>
      {active.label}
    </span>
  )
  return (
    <ItemGroup place={place} summary={summary} label={strings.versions}>
      {offered.map((version) => (
        <li key={version.name}>{row(version, place === 'bar' ? 'menu' : place)}</li>
      ))}
    </ItemGroup>
  )
}

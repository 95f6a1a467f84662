import type { DocsVersion } from '../../../model/navbar.ts'
import { usePage, useShell } from '../../context.tsx'
import { useActiveVersion, useVersions } from '../../versions/active-version.ts'
import { hrefsOf, pathInVersion } from '../../versions/version-paths.ts'
import type { ItemProps } from '../item-props.ts'
import { ItemGroup } from './ItemGroup.tsx'
import { ItemLink } from './ItemLink.tsx'

/** The version that the reader is in, as a link to its main page. */
export function VersionLink({ item, place }: ItemProps<'docsVersion'>) {
  const { base } = useShell()
  const versions = useVersions(item.docsPluginId)
  const version = useActiveVersion(item.docsPluginId)
  const pathOf = ({ mainPath }: DocsVersion) => item.path ?? mainPath
  return (
    <ItemLink place={place} path={pathOf(version)} current="page" data-in-versions={hrefsOf(versions, pathOf, base)}>
      {item.label ?? <VersionName plugin={item.docsPluginId} />}
    </ItemLink>
  )
}

/** The name of the version that the reader is in. The client writes another one in its place. */
function VersionName({ plugin }: { readonly plugin: string }) {
  return <span data-version-name="">{useActiveVersion(plugin).label}</span>
}

/** The versions of the docs. Each leads to the page on screen where it has that page; choosing one is remembered. */
export function VersionDropdown({ item, place }: ItemProps<'docsVersionDropdown'>) {
  const { strings } = useShell()
  const all = useVersions(item.docsPluginId)
  const active = useActiveVersion(item.docsPluginId)
  const { path, meta } = usePage()
  const offered = all.filter((version) => item.versions.includes(version.name))
  const row = (version: DocsVersion, at: ItemProps['place']) => (
    <ItemLink
      place={at}
      path={pathInVersion(version, active, path, meta)}
      aria-current={version === active ? 'true' : undefined}
      data-to-version={version.name}
    >
      {version.label}
    </ItemLink>
  )
  const [only, second] = offered
  if (only && !second) return row(only, place)

  const summary = (
    <span>
      <span className="visually-hidden">{`${strings.versions}: `}</span>
      <VersionName plugin={item.docsPluginId} />
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

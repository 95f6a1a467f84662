import { useShell } from '../../context.tsx'
import { useActiveVersion, useVersions } from '../../versions/active-version.ts'
import { hrefsOf } from '../../versions/version-paths.ts'
import type { ItemProps } from '../item-props.ts'
import { ItemLink } from './ItemLink.tsx'

/** A link to a page of the docs, or to the first one of a sidebar, in the version that the reader is in. */
export function DocItem({ item, place }: ItemProps<'doc' | 'docSidebar'>) {
  const { base } = useShell()
  const version = useActiveVersion(item.docsPluginId)
  const versions = useVersions(item.docsPluginId)
  const last = versions.find((other) => other.isLast)
  // A page may be younger than the version: then the last version has it.
  const path = item.paths[version.name] ?? item.paths[last?.name ?? '']
  if (path === undefined) throw new Error(`Neither version "${version.name}" nor the last one has this page.`)
  const hrefs = versions.length > 1 ? hrefsOf(versions, ({ name }) => item.paths[name] ?? path, base) : undefined
  return (
    <ItemLink
      place={place}
      path={path}
      current={item.type === 'docSidebar' ? 'sidebar' : 'page'}
      data-in-versions={hrefs}
    >
      {item.label}
    </ItemLink>
  )
}

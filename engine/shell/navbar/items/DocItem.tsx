import { canonicalPath } from '../../../model/route.ts'
import { usePage } from '../../context.tsx'
import { useActiveVersion, useVersions } from '../../versions/preferred-version.ts'
import type { ItemProps } from '../item-props.ts'
import { ItemLink } from './ItemLink.tsx'

/** A link to a page of the docs, or to the first one of a sidebar, in the version that the reader is in. */
export function DocItem({ item, place }: ItemProps<'doc' | 'docSidebar'>) {
  const version = useActiveVersion(item.docsPluginId)
  const last = useVersions(item.docsPluginId).find((other) => other.isLast)
  const { path: shown, sidebarHtml } = usePage()
  const current = canonicalPath(shown)
  // A page may be younger than the version: then the last version has it.
  const path = item.paths[version.name] ?? item.paths[last?.name ?? '']
  if (path === undefined) throw new Error(`Neither version "${version.name}" nor the last one has this page.`)

  const isPage = current === canonicalPath(path)
  const isInside = item.type === 'docSidebar' && sidebarHtml !== null
  return (
    <ItemLink place={place} path={path} current={isPage ? 'page' : isInside ? 'true' : undefined}>
      {item.label}
    </ItemLink>
  )
}

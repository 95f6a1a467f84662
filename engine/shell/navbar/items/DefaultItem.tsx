import { canonicalPath, type Path } from '../../../model/route.ts'
import { usePage, useShell } from '../../context.tsx'
import type { ItemProps } from '../item-props.ts'
import { ItemLink } from './ItemLink.tsx'

/** Whether the page on screen is the link's page or, for any link but one to a front page, lies below it. */
function useCurrent(path: Path | undefined): 'page' | 'true' | undefined {
  const { locales } = useShell()
  const current = canonicalPath(usePage().path)
  if (path === undefined) return undefined
  const target = canonicalPath(path)
  if (current === target) return 'page'
  const isFront = locales.some((locale) => canonicalPath(locale.path) === target)
  return !isFront && current.startsWith(`${target}/`) ? 'true' : undefined
}

/** A link. In the bar an item with an icon shows the icon alone; elsewhere there is room for both. */
export function DefaultItem({ item, place }: ItemProps<'default'>) {
  const current = useCurrent(item.path)
  const isIconOnly = item.icon !== undefined && place === 'bar'
  return (
    <ItemLink
      place={place}
      path={item.path}
      href={item.href}
      current={current}
      aria-label={isIconOnly ? item.label : undefined}
      title={isIconOnly ? item.label : undefined}
      data-icon={isIconOnly ? '' : undefined}
    >
      {item.icon !== undefined && <span className={`icon icon-${item.icon}`} aria-hidden="true" />}
      {!isIconOnly && item.label}
    </ItemLink>
  )
}

import { canonicalPath } from '../../../model/route.ts'
import { useShell } from '../../context.tsx'
import type { ItemProps } from '../item-props.ts'
import { ItemLink } from './ItemLink.tsx'

/**
 * A link. In the bar an item with an icon shows the icon alone; elsewhere there is room for both. It is current on its page and,
 * for any link but one to a front page, on those below it.
 */
export function DefaultItem({ item, place }: ItemProps<'default'>) {
  const { locales } = useShell()
  const isIconOnly = item.icon !== undefined && place === 'bar'
  const isFront = locales.some(({ path }) => canonicalPath(path) === canonicalPath(item.path ?? ''))
  return (
    <ItemLink
      place={place}
      path={item.path}
      href={item.href}
      current={isFront ? 'page' : 'below'}
      aria-label={isIconOnly ? item.label : undefined}
      title={isIconOnly ? item.label : undefined}
      data-icon={isIconOnly ? '' : undefined}
    >
      {item.icon !== undefined && <span className={`icon icon-${item.icon}`} aria-hidden="true" />}
      {!isIconOnly && item.label}
    </ItemLink>
  )
}

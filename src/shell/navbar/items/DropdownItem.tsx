import type { ItemProps } from '../item-props.ts'
import { NavbarItem } from '../NavbarItem.tsx'
import { ItemGroup } from './ItemGroup.tsx'

/** Items under a label. */
export function DropdownItem({ item, place }: ItemProps<'dropdown'>) {
  const inside = place === 'bar' ? 'menu' : place
  return (
    <ItemGroup place={place} summary={item.label} label={item.label}>
      {item.items.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the configuration and never move
        <li key={index}>
          <NavbarItem item={entry} place={inside} />
        </li>
      ))}
    </ItemGroup>
  )
}

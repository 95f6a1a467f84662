import type { ComponentType } from 'react'
import type { NavbarItemType } from '../../model/navbar.ts'
import type { ItemProps } from './item-props.ts'
import { DefaultItem } from './items/DefaultItem.tsx'
import { DocItem } from './items/DocItem.tsx'
import { HtmlItem } from './items/HtmlItem.tsx'
import { ItemGroup } from './items/ItemGroup.tsx'
import { LocaleDropdown } from './items/LocaleDropdown.tsx'
import { SearchItem } from './items/SearchItem.tsx'
import { VersionDropdown, VersionLink } from './items/VersionItems.tsx'

const components: { readonly [T in NavbarItemType]: ComponentType<ItemProps<T>> } = {
  default: DefaultItem,
  dropdown: DropdownItem,
  localeDropdown: LocaleDropdown,
  search: SearchItem,
  html: HtmlItem,
  doc: DocItem,
  docSidebar: DocItem,
  docsVersion: VersionLink,
  docsVersionDropdown: VersionDropdown,
}

function componentOf(type: string): ComponentType<ItemProps> {
  const found = Object.hasOwn(components, type) ? components[type as NavbarItemType] : undefined
  if (!found) throw new Error(`No NavbarItem component found for type "${type}".`)
  return found as ComponentType<ItemProps>
}

/** An item of the bar, of whichever type. */
export function NavbarItem(props: ItemProps) {
  const Component = componentOf(props.item.type)
  return <Component {...props} />
}

/** Items under a label. */
function DropdownItem({ item, place }: ItemProps<'dropdown'>) {
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

import type { ReactNode } from 'react'
import type { NavbarItem as Item } from '../../model/navbar.ts'
import { ItemError } from './item-error.ts'
import { NavbarItem } from './NavbarItem.tsx'

/**
 * Renders every item by itself, as the bar and the drawer do.
 * @param render renders a node in its surroundings
 * @throws ItemError that names the configuration of the item that fails
 */
export function checkItems(items: readonly Item[], render: (node: ReactNode) => string): void {
  for (const item of items) {
    try {
      for (const place of ['bar', 'drawer'] as const) render(<NavbarItem item={item} place={place} />)
    } catch (cause) {
      throw new ItemError(item, cause)
    }
  }
}

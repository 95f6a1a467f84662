import type { NavbarItem, NavbarItemType } from '../../model/navbar.ts'

/** Where an item is shown: in the bar itself, as a row of one of its menus, or in the drawer. */
export type ItemPlace = 'bar' | 'menu' | 'drawer'

/** The item of a type; some members of the union stand for several types. */
type ItemOf<T extends NavbarItemType, I = NavbarItem> = I extends { type: infer U } ? (T extends U ? I : never) : never

/** What the component of an item type gets. */
export interface ItemProps<T extends NavbarItemType = NavbarItemType> {
  readonly item: ItemOf<T>
  readonly place: ItemPlace
}

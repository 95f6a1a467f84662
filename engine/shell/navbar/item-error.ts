import type { NavbarItem } from '../../model/navbar.ts'

/** What went wrong, with the item in which it did. */
export class ItemError extends Error {
  readonly item: NavbarItem

  constructor(item: NavbarItem, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const configuration = JSON.stringify(item, null, 2)
    super(`A navbar item failed to render: ${reason}\nIts configuration: ${configuration}`, { cause })
    this.item = item
  }
}

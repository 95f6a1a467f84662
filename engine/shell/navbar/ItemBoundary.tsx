import { Component, type ReactNode } from 'react'
import type { NavbarItem } from '../../model/navbar.ts'

/** What went wrong, with the item in which it did. */
class ItemError extends Error {
  readonly item: NavbarItem

  constructor(item: NavbarItem, reason: string, cause: unknown) {
    const configuration = JSON.stringify(item, null, 2)
    super(`A navbar item failed to render: ${reason}\nIts configuration: ${configuration}`, { cause })
    this.item = item
  }
}

/** An item inside a dropdown is named itself, not the dropdown around it. */
export function itemError(item: NavbarItem, cause: unknown): Error {
  if (cause instanceof ItemError) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new ItemError(item, reason, cause)
}

interface ItemBoundaryProps {
  readonly item: NavbarItem
  readonly children: ReactNode
}

/** Raises the error of an item anew, with the item's configuration in it. */
export class ItemBoundary extends Component<ItemBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: null as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override render() {
    if (this.state.hasFailed) throw itemError(this.props.item, this.state.error)
    return this.props.children
  }
}

import type { ReactNode } from 'react'
import { Disclosure } from '../../menu/Disclosure.tsx'
import { Dropdown } from '../../menu/Dropdown.tsx'
import type { ItemPlace } from '../item-props.ts'

interface ItemGroupProps {
  readonly place: ItemPlace
  readonly summary: ReactNode
  readonly label: string
  readonly children: ReactNode
}

/** Several links under one label: a menu in the bar, a section elsewhere. */
export function ItemGroup({ place, ...rest }: ItemGroupProps) {
  return place === 'bar' ? <Dropdown {...rest} /> : <Disclosure {...rest} />
}

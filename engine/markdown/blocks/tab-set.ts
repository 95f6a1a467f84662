import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { icon, isTarget } from '../icon.ts'

/** A tab and what its panel holds. */
export interface TabContent {
  readonly label: string
  readonly value: string
  readonly children: readonly ElementContent[]
}

/** A set of tabs, the first of them selected. `number` counts the sets of a page: ids are made of it. */
export function tabSet(number: number, group: string | undefined, tabs: readonly TabContent[]): Element {
  return h(
    'div',
    { className: ['tabs'], ...(group === undefined ? {} : { dataGroup: group }) },
    h(
      'div',
      { className: ['tab-list'], role: 'tablist' },
      tabs.map((tab, index) => button(number, tab, index === 0)),
    ),
    tabs.map((tab, index) => panel(number, tab, index === 0)),
  )
}

function button(number: number, { label, value }: TabContent, selected: boolean): Element {
  const id = `tabs-${number}-${value}`
  const properties = {
    type: 'button',
    role: 'tab',
    className: ['tab'],
    id: `${id}-tab`,
    ariaControls: id,
    ariaSelected: String(selected),
    // The list is one stop of the tab key; arrows move inside it.
    ...(selected ? { dataSelected: '' } : { tabIndex: -1 }),
    dataValue: value,
  }
  return h('button', properties, isTarget(value) ? icon(value) : null, label)
}

function panel(number: number, { label, value, children }: TabContent, selected: boolean): Element {
  const id = `tabs-${number}-${value}`
  return h(
    'div',
    {
      className: ['tab-panel'],
      id,
      role: 'tabpanel',
      ariaLabelledBy: `${id}-tab`,
      ...(selected ? { dataSelected: '' } : {}),
      dataValue: value,
    },
    h('p', { className: ['tab-label'] }, label),
    [...children],
  )
}

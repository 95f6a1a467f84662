import type { ElementContent } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { suggestion } from '../../model/nearest.ts'
import type { Block, ContainerDirective, State } from '../directive.ts'
import { contextOf, report } from '../report.ts'
import { checkFilled, openBlock } from './block.ts'
import { tabSet } from './tab-set.ts'

interface Tab {
  readonly label: string
  readonly value: string
  readonly block: Block
}

/** `::::tabs{group=…}` with a `:::tab[Label]{value=…}` for each panel. */
export function tabs(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file, ['group'])
  const { group } = block.attributes
  if (block.title) report(file, block.title, 'The block ":::tabs" takes no title.', 'Its tabs have labels.')
  const values = group === undefined ? undefined : groupValues(group, block, file)
  const number = (file.data.tabSets ?? 0) + 1
  file.data.tabSets = number
  const all = readTabs(block, values, file)
  const contents = all.map(({ label, value, block: { body } }) => ({ label, value, children: state.all(body) }))
  const element = tabSet(number, group, contents)
  // The panels stand behind the row of tabs, in the order of their blocks.
  element.children.slice(1).forEach((panel, index) => {
    if (all[index]) state.patch(all[index].block.node, panel)
  })
  return element
}

function groupValues(group: string, block: Block, file: VFile): readonly string[] | undefined {
  const { tabGroups } = contextOf(file)
  if (Object.hasOwn(tabGroups, group)) return tabGroups[group]
  const known = Object.keys(tabGroups)
  const add = 'Groups and their values stand in config/site.ts as tabGroups.'
  const hint = known.length > 0 ? `${suggestion(group, known)} ${add}` : add
  report(file, block.node, `Unknown group of tabs "${group}".`, hint)
  return undefined
}

function readTabs(block: Block, values: readonly string[] | undefined, file: VFile): Tab[] {
  const found: Tab[] = []
  for (const child of block.body.children) {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      report(file, child, 'The block ":::tabs" holds blocks ":::tab" and nothing else.')
      continue
    }
    const inner = openBlock(child, file, ['value'])
    const value = tabValue(inner, values, file)
    const label = inner.title ? textOf(inner.title) : ''
    if (label === '') report(file, child, 'A tab has no label.', 'Write it in brackets: ":::tab[Label]{value=name}".')
    checkFilled(inner, file)
    if (found.some((tab) => tab.value === value)) report(file, child, `Two tabs here have the value "${value}".`)
    else found.push({ label, value, block: inner })
  }
  if (found.length === 0) report(file, block.node, 'The block ":::tabs" holds no ":::tab".')
  return found
}

function tabValue(tab: Block, values: readonly string[] | undefined, file: VFile): string {
  const { value = '' } = tab.attributes
  if (!/^[a-z0-9][a-z0-9-]*$/i.test(value)) {
    const hint = 'Give it one of letters, digits and hyphens: ":::tab[Label]{value=name}".'
    const message = value === '' ? 'A tab has no value.' : `The value "${value}" of a tab cannot be an id.`
    report(file, tab.node, message, hint)
  } else if (values && !values.includes(value)) {
    report(file, tab.node, `The group of these tabs has no value "${value}".`, suggestion(value, values))
  }
  return value
}

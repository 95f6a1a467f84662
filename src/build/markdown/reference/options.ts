import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { ListItem, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { suggestion } from '../../../model/nearest.ts'
import type { ApiMember } from '../../reference/api-model.ts'
import { insideOf, ownOf } from '../../reference/lookup.ts'
import { type ContainerDirective, openBlock, type State } from '../blocks/block.ts'
import { report, stringsOf } from '../report.ts'
import { readOption, type WrittenOption } from './option-item.ts'
import { foundIn } from './signature.ts'

type Members = Readonly<Record<string, ApiMember>>

/**
 * `:::options{of="SSHAdapterOptions"}` and `:::fields{of="ExecutionResult"}`: names and types from the packages, the words
 * from a list in the block. Every member has its item, and every item its member.
 */
export function options(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file, ['of', 'omit', 'own'])
  const { of = '', omit, own } = block.attributes
  const found = foundIn(of, block, file)
  const members = found ? (own === undefined ? insideOf : ownOf)(found.entry) : {}
  const omitted = omit?.split(',').map((name) => name.trim()) ?? []
  const items = itemsIn(node, file)
  if (found) check(items, members, omitted, node, file)
  const rows = items.map((item) => row(state, item, members[item.name], node.name === 'options', file))
  return h('table', { className: ['reference', 'stacked'] }, [
    head(node.name === 'options', Object.values(members), file),
    h('tbody', rows),
  ])
}

const form = 'Write a list: "- `name` = `default` ms: what it is", where " = …" is the default.'

function itemsIn(node: ContainerDirective, file: VFile): WrittenOption[] {
  const [list, ...others] = node.children
  if (list?.type !== 'list' || others.length > 0) {
    report(file, node, `The block ":::${node.name}" holds one list and nothing else.`, form)
    return []
  }
  return list.children.flatMap((item: ListItem) => {
    const option = readOption(item)
    if (!option) report(file, item, 'An item is a name as code and, after a colon, its text.', form)
    return option ?? []
  })
}

function check(
  items: readonly WrittenOption[],
  members: Members,
  omitted: readonly string[],
  node: ContainerDirective,
  file: VFile,
): void {
  const known = Object.keys(members)
  const names = items.map(({ name }) => name)
  const of = node.attributes?.of
  for (const [index, { name, item }] of items.entries()) {
    if (!known.includes(name)) report(file, item, `${of} has no "${name}".`, suggestion(name, known))
    else if (names.indexOf(name) !== index) report(file, item, `"${name}" stands here twice.`)
  }
  for (const name of omitted) {
    if (!known.includes(name)) report(file, node, `${of} has no "${name}" to leave out.`, suggestion(name, known))
  }
  const missing = known.filter((name) => !names.includes(name) && !omitted.includes(name))
  const hint = 'Give each an item, or leave it out on purpose: {omit="…"}.'
  if (missing.length > 0) report(file, node, `The list lacks ${missing.join(', ')} of ${of}.`, hint)
}

function head(hasDefaults: boolean, members: readonly ApiMember[], file: VFile): Element {
  const { option, field, method, type, byDefault, meaning } = stringsOf(file).reference
  const name = members.every(({ signatures }) => signatures) ? method : field
  const names = hasDefaults ? [option, type, byDefault, meaning] : [name, type, meaning]
  return h('thead', [
    h(
      'tr',
      names.map((name) => h('th', name)),
    ),
  ])
}

function row(
  state: State,
  item: WrittenOption,
  member: ApiMember | undefined,
  hasDefault: boolean,
  file: VFile,
): Element {
  const written = (content: readonly PhrasingContent[]) => state.all({ type: 'paragraph', children: [...content] })
  const label = member?.signatures ? `${item.name}()` : item.name
  const types = member?.signatures ?? [shortened(member)]
  const cells = [
    h('td', [h('code', { className: ['name'] }, hasDefault || !member?.optional ? label : `${label}?`)]),
    h(
      'td',
      types.flatMap((type, index) => [...(index > 0 ? [h('br')] : []), h('code', { className: ['type'] }, type)]),
    ),
    ...(hasDefault ? [defaultCell(item.byDefault && written(item.byDefault), member, file)] : []),
    h('td', written(item.text)),
  ]
  const element = h('tr', cells)
  state.patch(item.item, element)
  return element
}

/** Members that are written in place have a table of their own, or need none. */
function shortened(member: ApiMember | undefined): string {
  const { type = '', members } = member ?? {}
  return members && type.startsWith('{') ? '{ … }' : type
}

/** The cell of an option that need not be given and has no default is empty. */
function defaultCell(byDefault: ElementContent[] | undefined, member: ApiMember | undefined, file: VFile): Element {
  const known = byDefault ?? (member?.default ? [h('code', member.default)] : undefined)
  if (known) return h('td', { className: ['default'] }, known)
  return h('td', member?.optional ? [] : stringsOf(file).reference.required)
}

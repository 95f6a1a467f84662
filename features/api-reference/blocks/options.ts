import type { ListItem, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { onlyList } from '../../../engine/markdown/blocks/block.ts'
import type { Block, ContainerDirective } from '../../../engine/markdown/directive.ts'
import { cell, code, row, text } from '../../../engine/markdown/nodes.ts'
import { labelsOf, report } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import { suggestion } from '../../../engine/model/nearest.ts'
import { ownValue } from '../../../engine/model/own-value.ts'
import type { ApiMember } from '../api-model.ts'
import { insideOf, ownOf } from '../lookup.ts'
import { apiStrings } from '../strings.ts'
import { readOption, type WrittenOption } from './option-item.ts'
import { foundIn } from './signature.ts'

type Members = Readonly<Record<string, ApiMember>>

/**
 * `:::options{of="SSHAdapterOptions"}` and `:::fields{of="ExecutionResult"}`: names and types from the packages, the words
 * from a list in the block. Every member has its item, and every item its member.
 */
export function options(block: Block, file: VFile): RootContent[] {
  const { of = '', omit, own } = block.attributes
  const found = foundIn(of, block, file)
  const members = found ? (own === undefined ? insideOf : ownOf)(found.entry) : {}
  const omitted = omit?.split(',').map((name) => name.trim()) ?? []
  const items = onlyList(block.node, 'list', form, file).flatMap((item) => optionIn(item, file))
  if (found) check(items, members, omitted, block.node, file)
  const hasDefaults = block.node.name === 'options'
  const rows = items.map((item) => rowOf(item, ownValue(members, item.name), hasDefaults, file))
  return [namesTable(heads(hasDefaults, Object.values(members), file), rows, [])]
}

const form = 'Write a list: "- `name` = `default` ms: what it is", where " = …" is the default.'

function optionIn(item: ListItem, file: VFile): WrittenOption[] {
  const option = readOption(item)
  if (!option) report(file, item, 'An item is a name as code and, after a colon, its text.', form)
  return option ? [option] : []
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

function heads(hasDefaults: boolean, members: readonly ApiMember[], file: VFile): string[] {
  const { option, field, method, type, byDefault, meaning } = labelsOf(file, apiStrings)
  if (hasDefaults) return [option, type, byDefault, meaning]
  return [members.every(({ signatures }) => signatures) ? method : field, type, meaning]
}

function rowOf(option: WrittenOption, member: ApiMember | undefined, hasDefaults: boolean, file: VFile): TableRow {
  const label = member?.signatures ? `${option.name}()` : option.name
  const cells = [
    [code(hasDefaults || !member?.optional ? label : `${label}?`, 'name')],
    typesOf(member).flatMap((type, index) => (index > 0 ? [lineBreak, type] : [type])),
    ...(hasDefaults ? [defaultCell(option, member, file)] : []),
    option.text,
  ]
  // What is wrong with a row is in its item.
  return { ...row(cells), position: option.item.position }
}

const lineBreak: PhrasingContent = { type: 'html', value: '<br>' }

/** Members that are written in place have a table of their own, or need none; the plain page names them. */
function typesOf({ signatures, type, members }: ApiMember = {}): PhrasingContent[] {
  if (signatures) return signatures.map((one) => code(one, 'type'))
  if (type === undefined) return []
  const written = code(type, 'type')
  const isShortened = members && type.startsWith('{')
  return [isShortened ? { ...written, data: { ...written.data, hChildren: [text('{ … }')] } } : written]
}

/** The cell of an option that need not be given and has no default is empty, but for the plain page. */
function defaultCell({ byDefault }: WrittenOption, member: ApiMember | undefined, file: VFile): TableCell {
  if (byDefault) return cell(byDefault, 'default')
  if (member?.default) return cell([code(member.default)], 'default')
  if (!member?.optional) return cell([text(labelsOf(file, apiStrings).required)])
  return { ...cell([text('—')]), data: { hChildren: [] } }
}

import type { Nodes, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import type { ApiMember } from '../../reference/api-model.ts'
import { insideOf, lookUp } from '../../reference/lookup.ts'
import type { ContainerDirective } from '../blocks/block.ts'
import { code, row, table, text } from '../nodes.ts'
import { readOption, type WrittenOption } from '../reference/option-item.ts'
import { stringsOf } from '../report.ts'
import type { Plain } from './plain.ts'

/** `:::options` and `:::fields` as a table. */
export function plainTable({ name, attributes, children }: ContainerDirective, plain: Plain, file: VFile): Nodes[] {
  const { option, field, type, byDefault, meaning, required } = stringsOf(file).reference
  const found = lookUp(attributes?.of ?? '')
  const members: Readonly<Record<string, ApiMember>> = 'entry' in found ? insideOf(found.entry) : {}
  const items = children.flatMap((list) => (list.type === 'list' ? list.children : []))
  const hasDefaults = name === 'options'
  const rows = items.flatMap((item) => {
    const read = readOption(item)
    return read ? [row(cellsOf(read, members[read.name], hasDefaults, required))] : []
  })
  const names = hasDefaults ? [option, type, byDefault, meaning] : [field, type, meaning]
  return plain(table(names, rows))
}

/** The same cells as on the page. */
function cellsOf(
  { name, byDefault, text: meaning }: WrittenOption,
  member: ApiMember | undefined,
  hasDefault: boolean,
  required: string,
): PhrasingContent[][] {
  const label = member?.signatures ? `${name}()` : name
  const types = member?.signatures ?? (member?.type === undefined ? [] : [member.type])
  const own = member?.default ? code(member.default) : text(member?.optional ? '—' : required)
  return [
    [code(hasDefault || !member?.optional ? label : `${label}?`)],
    types.flatMap((type, index) => [...(index > 0 ? [lineBreak] : []), code(type)]),
    ...(hasDefault ? [[...(byDefault ?? [own])]] : []),
    [...meaning],
  ]
}

const lineBreak: PhrasingContent = { type: 'html', value: '<br>' }

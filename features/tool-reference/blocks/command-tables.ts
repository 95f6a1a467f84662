import type { RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { cell, code, joined, row } from '../../../engine/markdown/nodes.ts'
import { contextOf, labelsOf } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import { type CliOption, type NamedCommand, writtenArgument } from '../cli-facts.ts'
import { type CliWords, optionWords } from '../cli-words.ts'
import { referenceStrings } from '../strings.ts'
import { anchorTo, meaning } from './parts.ts'

/** How the names of a command are linked: `--timeout`, or `xec-on--timeout` where a page has several commands. */
export type Ids = 'short' | 'whole'

/** The argument's table and the options' one, where a command has some. */
export function commandTables(named: NamedCommand, words: CliWords, ids: Ids, file: VFile): RootContent[] {
  const { command, path } = named
  const { argument, cliOption, value, byDefault, meaning: meaningHead } = labelsOf(file, referenceStrings)
  const { args = [], options = [] } = command
  const { locale } = contextOf(file)
  const rows = args.map((arg) => {
    const id = ids === 'short' ? `argument-${arg.name}` : `${idOf(path)}-argument-${arg.name}`
    const said = words.commands[path]?.arguments?.[arg.name]?.[locale] ?? ''
    const name = writtenArgument(arg)
    return row([[code(name, 'name'), anchorTo(id, name, file)], inlineMarkdown(said)], { id })
  })
  const optionRows = options.map((one) => optionRow(one, path, words, ids, file))
  return [
    ...(rows.length > 0 ? [namesTable([argument, meaningHead], rows)] : []),
    ...(optionRows.length > 0 ? [namesTable([cliOption, value, byDefault, meaningHead], optionRows)] : []),
  ]
}

function optionRow(option: CliOption, path: string, words: CliWords, ids: Ids, file: VFile): TableRow {
  const { long, short, value, effect = 'works' } = option
  const id = ids === 'short' ? long : `${idOf(path)}${long}`
  const names = [code(long, 'name'), ...(short ? [code(short, 'name')] : [])]
  const said = optionWords(words, path, long)
  const cells = [
    [...joined(names, ', '), anchorTo(id, long, file)],
    value ? [code(`<${value}>`, 'type')] : [],
    cell(option.default === undefined ? [] : [code(option.default)], 'default'),
    said ? meaning(effect, said, file, option.repeatable ? labelsOf(file, referenceStrings).repeatable : '') : [],
  ]
  return row(cells, { id })
}

/** `xec config get` as a part of an id. */
export function idOf(path: string): string {
  return path.replaceAll(' ', '-')
}

import type { RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { type CliOption, type NamedCommand, writtenArgument } from '../../tool-reference/cli-facts.ts'
import { type CliWords, optionWords } from '../../tool-reference/cli-words.ts'
import { cell, code, joined, row } from '../nodes.ts'
import { contextOf, stringsOf } from '../report.ts'
import { inlineMarkdown } from '../text/inline-markdown.ts'
import { anchorTo, meaning } from './parts.ts'
import { namesTable } from './table.ts'

/** How the names of a command are linked: `--timeout`, or `xec-on--timeout` where a page has several commands. */
export type Ids = 'short' | 'whole'

/** The argument's table and the options' one, where a command has some. */
export function commandTables(named: NamedCommand, words: CliWords, ids: Ids, file: VFile): RootContent[] {
  const { command, path } = named
  const { argument, cliOption, value, byDefault, meaning: meaningHead } = stringsOf(file).reference
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
    said ? meaning(effect, said, file, option.repeatable ? stringsOf(file).reference.repeatable : '') : [],
  ]
  return row(cells, { id })
}

/** `xec config get` as a part of an id. */
export function idOf(path: string): string {
  return path.replaceAll(' ', '-')
}

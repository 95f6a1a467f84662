import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import {
  type CliCommand,
  commandNamed,
  commandsIn,
  type NamedCommand,
  writtenArgument,
} from '../../tool-reference/cli-facts.ts'
import { type CliWords, cliWordsFile, cliWordsIn } from '../../tool-reference/cli-words.ts'
import { attributesOf, type ContainerDirective, openBlock } from '../blocks/block.ts'
import { code, heading, joined, paragraph, row, text } from '../nodes.ts'
import { contextOf, report, stringsOf } from '../report.ts'
import { inlineMarkdown } from '../text/inline-markdown.ts'
import { commandTables, idOf } from './command-tables.ts'
import { effectMark } from './parts.ts'
import { namesTable } from './table.ts'

declare module 'vfile' {
  interface DataMap {
    /** The command whose names have short ids on this page: the first one that is no subcommand of another. */
    shortIdsOf: string
    /** Commands whose options the page has. */
    commandsDrawn: readonly string[]
  }
}

/** `:::synopsis{of="xec on"}`: how a command is called, its other names, and what does not work in it. */
export function synopsis(node: ContainerDirective, file: VFile): RootContent[] {
  const found = commandOf(node, file)
  const words = found && wordsOf(node, file)
  return found && words ? synopsisOf(found, words, node, file) : []
}

/** `:::command-options{of="xec on"}`: arguments and options, each with an id. */
export function commandOptions(node: ContainerDirective, file: VFile): RootContent[] {
  const found = commandOf(node, file)
  const words = found && wordsOf(node, file)
  if (!found || !words) return []
  const { commandsDrawn = [] } = file.data
  if (commandsDrawn.includes(found.path)) {
    report(file, node, `The options of "${found.path}" stand on this page already.`, 'Link to them.')
    return []
  }
  file.data.commandsDrawn = [...commandsDrawn, found.path]
  if (found.path.split(' ').length <= 2) file.data.shortIdsOf ??= found.path
  const tables = commandTables(found, words, file.data.shortIdsOf === found.path ? 'short' : 'whole', file)
  if (tables.length === 0) {
    report(file, node, `"${found.path}" has neither arguments nor options.`, 'Leave the block out.')
  }
  return tables
}

/** `:::exit-statuses{of="xec on"}`: what each exit status of a command says. */
export function exitStatuses(node: ContainerDirective, file: VFile): RootContent[] {
  const found = commandOf(node, file)
  const words = found && wordsOf(node, file)
  if (!found || !words) return []
  const { status, meaning } = stringsOf(file).reference
  const rows = found.exits.map((exit) => {
    const said = words.exits[exit.case]?.[contextOf(file).locale] ?? ''
    return row([[code(String(exit.status), 'name')], inlineMarkdown(said)])
  })
  return [namesTable([status, meaning], rows)]
}

/** `:::command-tree{of="xec"}`: a command and all below it, each with a heading, synopsis, arguments and options. */
export function commandTree(node: ContainerDirective, file: VFile): RootContent[] {
  const found = commandOf(node, file)
  const words = found && wordsOf(node, file)
  if (!found || !words) return []
  const above = found.path.split(' ').slice(0, -1).join(' ')
  return commandsIn(found.command, above).flatMap((named): RootContent[] => {
    const depth = named.path.split(' ').length - found.path.split(' ').length + 1
    const said = words.commands[named.path]?.[contextOf(file).locale] ?? ''
    return [
      heading(Math.min(6, Math.max(2, depth)) as 2, [code(named.path)], idOf(named.path)),
      paragraph(inlineMarkdown(said)),
      ...synopsisOf(named, words, node, file),
      ...commandTables(named, words, 'whole', file),
    ]
  })
}

function synopsisOf(
  { path, command }: NamedCommand,
  words: CliWords,
  node: ContainerDirective,
  file: VFile,
): RootContent[] {
  const { aliases = [], forms = [], effect = 'works' } = command
  const above = path.split(' ').slice(0, -1).join(' ')
  const others = aliases.map((alias) => code(`${above} ${alias}`))
  const { instead } = words.commands[path] ?? {}
  const label = stringsOf(file).reference.aliases
  return [
    // It stays a block: the page shows it as a signature.
    {
      ...node,
      name: 'synopsis',
      attributes: {},
      children: [{ type: 'code', value: [usageOf(path, command), ...forms].join('\n') }],
    },
    ...(others.length > 0 ? [paragraph([text(`${label}: `), ...joined(others, ', '), text('.')])] : []),
    ...(effect !== 'works' && instead
      ? [paragraph([effectMark(effect, file), text(' '), ...inlineMarkdown(instead[contextOf(file).locale])])]
      : []),
  ]
}

/** `xec copy [options] <source> <destination>`, as the help of the tool writes it. */
function usageOf(path: string, { args = [], options = [], subcommands = [] }: CliCommand): string {
  const words = [
    path,
    ...(options.length > 0 ? ['[options]'] : []),
    ...args.map(writtenArgument),
    ...(subcommands.length > 0 ? ['<command>'] : []),
  ]
  return words.join(' ')
}

/** The command that a block names; reported where there is none. */
function commandOf(node: ContainerDirective, file: VFile): NamedCommand | undefined {
  const { of } = attributesOf(openBlock(node, file), ['of'], file)
  if (of === undefined) {
    report(file, node, `The block ":::${node.name}" names no command.`, `Write :::${node.name}{of="xec on"}.`)
    return undefined
  }
  const found = commandNamed(of)
  if ('path' in found) return found
  report(file, node, `Unknown command "${of}".`, found.hint)
  return undefined
}

function wordsOf(node: ContainerDirective, file: VFile): CliWords | undefined {
  const { toolReference } = contextOf(file)
  const words = toolReference && cliWordsIn(toolReference)
  if (!words) report(file, node, `The site has no ${cliWordsFile}, so ":::${node.name}" has no words.`)
  return words
}

import type { RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { signatureOf } from '../../../engine/markdown/blocks/signature-block.ts'
import type { Block, ContainerDirective } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { code, heading, joined, paragraph, row, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import { type CliCommand, commandNamed, commandsIn, type NamedCommand, writtenArgument } from '../cli-facts.ts'
import { type CliWords, cliWordsFile, cliWordsIn } from '../cli-words.ts'
import { referenceStrings } from '../strings.ts'
import { commandTables, idOf } from './command-tables.ts'
import { effectMark } from './parts.ts'

declare module 'vfile' {
  interface DataMap {
    /** The command whose names have short ids on this page: the first one that is no subcommand of another. */
    shortIdsOf: string
    /** Commands whose options the page has. */
    commandsDrawn: readonly string[]
  }
}

/** `:::synopsis{of="xec on"}`: how a command is called, its other names, and what does not work in it. */
export const synopsis = ofCommand(synopsisOf)

/** `:::command-options{of="xec on"}`: arguments and options, each with an id. */
export const commandOptions = ofCommand((named, words, node, file) => {
  const { commandsDrawn = [] } = file.data
  const { path } = named
  if (commandsDrawn.includes(path)) {
    report(file, node, `The options of "${path}" stand on this page already.`, 'Link to them.')
    return []
  }
  file.data.commandsDrawn = [...commandsDrawn, path]
  if (path.split(' ').length <= 2) file.data.shortIdsOf ??= path
  const tables = commandTables(named, words, file.data.shortIdsOf === path ? 'short' : 'whole', file)
  if (tables.length === 0) report(file, node, `"${path}" has neither arguments nor options.`, 'Leave the block out.')
  return tables
})

/** `:::exit-statuses{of="xec on"}`: what each exit status of a command says. */
export const exitStatuses = ofCommand(({ exits }, words, _node, file) => {
  const { status, meaning } = labelsOf(file, referenceStrings)
  const rows = exits.map((exit) => {
    const said = words.exits[exit.case]?.[contextOf(file).locale] ?? ''
    return row([[code(String(exit.status), 'name')], inlineMarkdown(said)])
  })
  return [namesTable([status, meaning], rows)]
})

/** `:::command-tree{of="xec"}`: a command and all below it, each with a heading, synopsis, arguments and options. */
export const commandTree = ofCommand(({ path, command }, words, node, file) =>
  commandsIn(command, pathAbove(path)).flatMap((named): RootContent[] => {
    const depth = named.path.split(' ').length - path.split(' ').length + 1
    const own = words.commands[named.path]
    const said = own ? inLanguage<string>(own, contextOf(file).locale) : ''
    return [
      heading(Math.min(6, Math.max(2, depth)) as 2, [code(named.path)], idOf(named.path)),
      paragraph(inlineMarkdown(said)),
      ...synopsisOf(named, words, node, file),
      ...commandTables(named, words, 'whole', file),
    ]
  }),
)

function synopsisOf(
  { path, command }: NamedCommand,
  words: CliWords,
  node: ContainerDirective,
  file: VFile,
): RootContent[] {
  const { aliases = [], forms = [], effect = 'works' } = command
  const others = aliases.map((alias) => code(`${pathAbove(path)} ${alias}`))
  const { instead } = words.commands[path] ?? {}
  const label = labelsOf(file, referenceStrings).aliases
  return [
    signatureOf({ ...node, name: 'synopsis' }, { value: [usageOf(path, command), ...forms].join('\n') }),
    ...(others.length > 0 ? [paragraph([text(`${label}: `), ...joined(others, ', '), text('.')])] : []),
    ...(effect !== 'works' && instead
      ? [
          paragraph([
            effectMark(effect, file),
            text(' '),
            ...inlineMarkdown(inLanguage(instead, contextOf(file).locale)),
          ]),
        ]
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

/** `xec secrets` for `xec secrets set`. */
function pathAbove(path: string): string {
  return path.split(' ').slice(0, -1).join(' ')
}

/** Draws the command that a block names, with the words for it; what is missing is reported. */
function ofCommand(
  draw: (named: NamedCommand, words: CliWords, node: ContainerDirective, file: VFile) => RootContent[],
): (block: Block, file: VFile) => RootContent[] {
  return ({ node, attributes: { of } }, file) => {
    const { toolReference } = dataOf(file)
    const words = toolReference && cliWordsIn(toolReference)
    const named = of === undefined ? undefined : commandNamed(of)
    if (!named)
      report(file, node, `The block ":::${node.name}" names no command.`, `Write :::${node.name}{of="xec on"}.`)
    else if (!('path' in named)) report(file, node, `Unknown command "${of}".`, named.hint)
    else if (words) return draw(named, words, node, file)
    else report(file, node, `The site has no ${cliWordsFile}, so ":::${node.name}" has no words.`)
    return []
  }
}

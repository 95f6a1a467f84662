import type { VFile } from 'vfile'
import type { ContainerDirective } from '../../engine/markdown/directive.ts'
import { noteLink } from '../../engine/markdown/links/note-link.ts'
import { resolveLink } from '../../engine/markdown/links/resolve-link.ts'
import { contextOf, dataOf, report } from '../../engine/markdown/report.ts'
import { inLanguage } from '../../engine/model/in-language.ts'
import { type CliCommand, type CliOption, cliFacts } from '../tool-reference/cli-facts.ts'
import { type CliWords, cliWordsFile, cliWordsIn, optionWords } from '../tool-reference/cli-words.ts'
import type { CommandFact, CommandFacts, OptionFact } from './facts.ts'

/** Commands that the tool `command` writes lines for. */
const commands = ['on', 'in', 'copy', 'forward', 'logs', 'run']

/** What `:::tool{name=command reference="/docs/commands/built-in"}` tells the tool of the command line, as JSON. */
export function commandToolFacts(node: ContainerDirective, file: VFile): string | undefined {
  const { toolReference } = dataOf(file)
  const words = toolReference && cliWordsIn(toolReference)
  if (!words) report(file, node, `The site has no ${cliWordsFile}, so the tool "command" has no words.`)
  const { reference } = node.attributes ?? {}
  if (!reference) report(file, node, 'The tool "command" does not know the reference.', 'Write reference="/docs/…".')
  if (!words || !reference) return undefined
  const { tree } = cliFacts
  const facts: CommandFacts = {
    version: cliFacts.version,
    commands: Object.fromEntries(
      (tree.subcommands ?? [])
        .filter(({ name }) => commands.includes(name))
        .map((command) => [command.name, commandFact(command, words, `${reference}/${command.name}`, node, file)]),
    ),
    taken: (tree.subcommands ?? []).flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    reserved: reservedOptions(tree),
  }
  return JSON.stringify(facts)
}

function commandFact(
  { name, options = [] }: CliCommand,
  words: CliWords,
  page: string,
  node: ContainerDirective,
  file: VFile,
): CommandFact {
  const { locale } = contextOf(file)
  const facts = options.flatMap((option): OptionFact[] => {
    const { long, value, default: byDefault, effect } = option
    const said = optionWords(words, `xec ${name}`, long)
    if (effect === 'none' || !said) return []
    const given = { ...(value !== undefined && { value }), ...(byDefault !== undefined && { default: byDefault }) }
    return [{ long, ...given, text: inLanguage<string>(said, locale), href: hrefTo(`${page}#${long}`, node, file) }]
  })
  return { href: hrefTo(page, node, file), options: facts }
}

/** Options of the tool that begin a form of their own: `xec` looks for them anywhere on the line. */
function reservedOptions({ forms = [], options = [] }: CliCommand): string[] {
  const begins = (option: CliOption) => forms.some((form) => [option.long, option.short].includes(form.split(' ')[1]))
  return options.filter(begins).map(({ long }) => long)
}

/** The address of a page; it is checked as that of any link. */
function hrefTo(url: string, node: ContainerDirective, file: VFile): string {
  const resolved = resolveLink(url, contextOf(file))
  if (!('problem' in resolved)) return noteLink(url, resolved, node, file) ?? url
  report(file, node, resolved.problem)
  return url
}

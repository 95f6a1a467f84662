import { suggestion } from '../../engine/model/nearest.ts'
import facts from './cli.json' with { type: 'json' }
import type { Effect } from './words-schema.ts'

/** A word that a command takes by its place. */
export interface CliArgument {
  readonly name: string
  readonly required?: boolean
  /** Takes all the words that are left. */
  readonly variadic?: boolean
}

/** An option of a command. */
export interface CliOption {
  readonly long: string
  readonly short?: string
  /** Name of its value, with `...` where it takes all the words up to the next option; absent where it takes none. */
  readonly value?: string
  readonly default?: string
  /** Whether it may be given several times. */
  readonly repeatable?: boolean
  /** Absent where it does what it says. */
  readonly effect?: Effect
}

/** An exit status of a command and the name of the case in which it comes. */
export interface CliExit {
  readonly status: number
  readonly case: string
}

/** A command of the tool. */
export interface CliCommand {
  readonly name: string
  readonly aliases?: readonly string[]
  /** Absent where it does what it says. */
  readonly effect?: Effect
  /** Ways to call it besides the one that options and arguments make. */
  readonly forms?: readonly string[]
  readonly args?: readonly CliArgument[]
  readonly options?: readonly CliOption[]
  /** Absent where they are those of the command above it. */
  readonly exits?: readonly CliExit[]
  readonly allowUnknownOptions?: boolean
  readonly allowExcessArguments?: boolean
  readonly subcommands?: readonly CliCommand[]
}

/** What is known of the tool: all of its commands. */
export interface CliFacts {
  readonly version: string
  readonly tree: CliCommand
}

/** The tool of the version that the site is about. */
export const cliFacts: CliFacts = facts as CliFacts

/** A command and how it is typed: `xec config get`. */
export interface NamedCommand {
  readonly path: string
  readonly command: CliCommand
  readonly exits: readonly CliExit[]
}

/** A command with all below it, in order. */
export function commandsIn(command: CliCommand, above = '', inherited: readonly CliExit[] = []): NamedCommand[] {
  const path = above ? `${above} ${command.name}` : command.name
  const exits = command.exits ?? inherited
  const below = (command.subcommands ?? []).flatMap((one) => commandsIn(one, path, exits))
  return [{ path, command, exits }, ...below]
}

/** The command that is typed so, or what is wrong with the name. */
export function commandNamed(name: string, { tree }: CliFacts = cliFacts): NamedCommand | { readonly hint: string } {
  const commands = commandsIn(tree)
  const found = commands.find(({ path }) => path === name)
  if (found) return found
  const paths = commands.map(({ path }) => path)
  return { hint: suggestion(name, paths.length > 20 ? nearPaths(name, paths) : paths) }
}

/** Of many commands, those below the same first words. */
function nearPaths(name: string, paths: readonly string[]): string[] {
  const [root = '', first = ''] = name.split(' ')
  const near = paths.filter((path) => path.startsWith(`${root} ${first}`))
  return near.length > 0 ? near : paths.filter((path) => path.split(' ').length <= 2)
}

/** `<key>`, `[value]`, `[command...]`: as the help of the tool writes an argument. */
export function writtenArgument({ name, required, variadic }: CliArgument): string {
  const shown = variadic ? `${name}...` : name
  return required ? `<${shown}>` : `[${shown}]`
}

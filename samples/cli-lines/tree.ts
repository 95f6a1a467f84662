import { type CliCommand, type CliOption, cliFacts } from '../../features/tool-reference/cli-facts.ts'

/** The tool with all its commands. */
export const cliTree: CliCommand = cliFacts.tree

const help: CliOption = { long: '--help', short: '-h' }

/** Options of a command, `--help` included, which every command has. */
export function optionsOf({ options = [] }: CliCommand): CliOption[] {
  return [...options, help]
}

/** The subcommand of a name or an alias. */
export function subcommandOf({ subcommands = [] }: CliCommand, name: string): CliCommand | undefined {
  return subcommands.find((command) => command.name === name || command.aliases?.includes(name))
}

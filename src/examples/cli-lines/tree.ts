import facts from '../facts/cli.json' with { type: 'json' }

/** A command of the tool as the facts describe it. */
export interface CliCommand {
  readonly name: string
  readonly aliases?: readonly string[]
  /** `name`, `name?` where it may be left out, `...name` where it takes the rest. */
  readonly args?: readonly string[]
  /** `--long -s <value>`. */
  readonly options?: readonly string[]
  readonly fact?: string
  readonly allowUnknownOptions?: boolean
  readonly allowExcessArguments?: boolean
  readonly subcommands?: readonly CliCommand[]
}

/** An option of a command. */
export interface CliOption {
  readonly long: string
  readonly short?: string
  readonly takesValue: boolean
  /** Takes all the words up to the next option. */
  readonly isList: boolean
}

/** The tool with all its commands. */
export const cliTree: CliCommand = facts.tree

/** Options of a command, `--help` included, which every command has. */
export function optionsOf({ options = [] }: CliCommand): CliOption[] {
  return [...options, '--help -h'].map((source) => {
    const words = source.split(' ')
    return {
      long: words[0] ?? '',
      short: words.find((word) => /^-\w$/.test(word)),
      takesValue: source.includes('<'),
      isList: source.includes('...'),
    }
  })
}

/** The subcommand of a name or an alias. */
export function subcommandOf({ subcommands = [] }: CliCommand, name: string): CliCommand | undefined {
  return subcommands.find((command) => command.name === name || command.aliases?.includes(name))
}

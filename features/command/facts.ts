/** An option of a command that does something in the documented version. */
export interface OptionFact {
  readonly long: string
  /** Name of its value; absent where it takes none. */
  readonly value?: string
  readonly default?: string
  /** What it means, in the reader's language; code stands between backticks. */
  readonly text: string
  /** Its row in the reference. */
  readonly href: string
}

/** A command: its page in the reference, and its options that have an effect. */
export interface CommandFact {
  readonly href: string
  readonly options: readonly OptionFact[]
}

/** What the page tells the tool of the command line. The build writes it into the page from the facts. */
export interface CommandFacts {
  readonly version: string
  /** By name: `on`, `logs`. */
  readonly commands: Readonly<Record<string, CommandFact>>
  /** First words of a line that are no names of tasks: the commands and their other names. */
  readonly taken: readonly string[]
  /** Options that `xec` reads itself, wherever they stand: no names of parameters. */
  readonly reserved: readonly string[]
}

/** The facts that the page carries. */
export function readFacts(json: string | undefined): CommandFacts {
  return JSON.parse(json ?? '{"version":"","commands":{},"taken":[],"reserved":[]}') as CommandFacts
}

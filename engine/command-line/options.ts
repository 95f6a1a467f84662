import { parseArgs } from 'node:util'
import { suggestion } from '../model/nearest.ts'

/** The options of a command, by name without dashes. */
type Options = Readonly<Record<string, { readonly type: 'boolean' | 'string'; readonly help: string }>>

/** What was typed: `true` for a flag, the text for an option with a value. */
type Values<O extends Options> = { readonly [K in keyof O]?: O[K]['type'] extends 'boolean' ? boolean : string }

interface Command<O extends Options> {
  /** As a reader types it: `npm run build -- [options]`. */
  readonly usage: string
  readonly options: O
  /** Whether words without dashes have a meaning. */
  readonly takesWords?: boolean
}

/**
 * Reads the command line. `--help` prints the usage and ends the process; an unknown option or a missing value ends it with
 * exit code 2 and a message that names the nearest option.
 */
export function readCommandLine<const O extends Options>(
  command: Command<O>,
  argv: readonly string[] = process.argv.slice(2),
): { readonly values: Values<O>; readonly words: readonly string[] } {
  const { tokens } = parseArgs({ args: [...argv], options: parserOptions(command), strict: false, tokens: true })
  const complaint = tokens.map((token) => complaintOf(token, command)).find((text) => text !== undefined)
  if (complaint) end(2, `${complaint}\n${helpOf(command)}`)
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: parserOptions(command),
    allowPositionals: true,
  })
  if (values.help) end(0, helpOf(command))
  return { values: values as Values<O>, words: positionals }
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function complaintOf<O extends Options>(token: Token, { options, takesWords }: Command<O>): string | undefined {
  if (token.kind === 'positional' && !takesWords) return `"${token.value}" has no meaning here.`
  if (token.kind !== 'option' || token.name === 'help') return
  const option = options[token.name]
  const names = [...Object.keys(options), 'help']
  if (!option) return `There is no option ${token.rawName}. ${suggestion(token.name, names)}`
  if (option.type === 'string' && !token.value) return `${token.rawName} needs a value.`
  if (option.type === 'boolean' && token.value !== undefined) return `${token.rawName} takes no value.`
}

function parserOptions<O extends Options>({ options }: Command<O>) {
  const types = Object.entries(options).map(([name, { type }]) => [name, { type }] as const)
  return { ...Object.fromEntries(types), help: { type: 'boolean' } } as const
}

function helpOf<O extends Options>({ usage, options }: Command<O>): string {
  const rows = Object.entries(options).map(([name, { type, help }]) => [
    `--${name}${type === 'string' ? ' …' : ''}`,
    help,
  ])
  const width = Math.max(...rows.map(([name]) => name?.length ?? 0))
  return [usage, ...rows.map(([name, help]) => `  ${name?.padEnd(width)}  ${help}`)].join('\n')
}

function end(code: number, text: string): never {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}

import { nearest, suggestion } from '../../engine/model/nearest.ts'
import { type CliCommand, type CliOption, cliFacts, writtenArgument } from '../../features/tool-reference/cli-facts.ts'
import type { Word } from '../shell-commands.ts'
import { cliTree, optionsOf, subcommandOf } from './tree.ts'

/** Names that a command line may use besides the tool's own. */
export interface ProjectNames {
  readonly tasks: ReadonlySet<string>
  /** Names of hosts, containers and pods. */
  readonly targets: ReadonlySet<string>
  /** Names of custom commands; what their lines may say is known to the commands alone. */
  readonly commands: ReadonlySet<string>
}

export interface LineProblem {
  readonly message: string
  readonly hint?: string
  /** Whether a line that is marked as wrong may have it. */
  readonly isEffect?: boolean
}

/** Programs that the documentation runs in the local shell without quotes. */
const programs = new Set([
  'cat',
  'date',
  'df',
  'docker',
  'du',
  'echo',
  'git',
  'hostname',
  'kubectl',
  'ls',
  'node',
  'npm',
  'ps',
  'pwd',
  'uname',
  'uptime',
  'whoami',
])

/** What is wrong with a command line `xec …`, in the order in which the tool itself reads it. */
export function checkLine(words: readonly Word[], names: ProjectNames): LineProblem | undefined {
  const [first, ...rest] = words.slice(1)
  if (!first) return undefined
  const texts = words.slice(1).map(({ text }) => text)
  const isCode = texts.some((text) => text === '-e' || text === '--eval' || text === '--repl')
  if (isCode && !subcommandOf(cliTree, first.text)) return undefined
  if (first.text.startsWith('-')) return checkOptions(cliTree, texts, 'xec')
  if (/\.(?:[jt]s|mjs)$/.test(first.text)) return undefined
  const command = subcommandOf(cliTree, first.text)
  if (command)
    return checkCommand(
      command,
      rest.map(({ text }) => text),
      `xec ${first.text}`,
      cliTree.options,
    )
  if (Object.values(names).some((known: ReadonlySet<string>) => known.has(first.text))) return undefined
  // What is no command runs in the local shell.
  if (first.quoted || /\s/.test(first.text) || programs.has(first.text)) return undefined
  return unknownWord(first.text, names)
}

function unknownWord(word: string, names: ProjectNames): LineProblem {
  const known = [...(cliTree.subcommands ?? []).flatMap(namesOf), ...names.tasks, ...names.commands]
  const match = nearest(word, known)
  const hint = match
    ? `Did you mean "${match}"?`
    : 'It is no command of 0.9.0, no custom command or task of a page and no script; a line for the local shell is best put in quotes.'
  return { message: `Unknown command "xec ${word}".`, hint }
}

/** @param above options of the commands that it belongs to: they may stand behind it as well. */
function checkCommand(
  command: CliCommand,
  words: readonly string[],
  path: string,
  above: readonly CliOption[] = [],
): LineProblem | undefined {
  const [first] = words
  const { subcommands = [], options = [] } = command
  const next = first === undefined ? undefined : subcommandOf(command, first)
  if (next) return checkCommand(next, words.slice(1), `${path} ${first}`, [...options, ...above])
  if (subcommands.length > 0 && first !== undefined && !first.startsWith('-')) {
    return { message: `Unknown command "${path} ${first}".`, hint: suggestion(first, subcommands.flatMap(namesOf)) }
  }
  return checkOptions(command, words, path, above)
}

function checkOptions(
  command: CliCommand,
  words: readonly string[],
  path: string,
  above: readonly CliOption[] = [],
): LineProblem | undefined {
  const given: string[] = []
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (word === '--') {
      given.push(...words.slice(index + 1))
      break
    }
    if (!/^-./.test(word)) given.push(word)
    else {
      const read = readOption(command, words.slice(index), path, above)
      if (typeof read !== 'number') return read
      index += read
    }
  }
  return words.includes('--help') || words.includes('-h') ? undefined : checkCount(command, given.length, path)
}

/** How many words after an option are its values, or what is wrong with it. */
function readOption(
  command: CliCommand,
  [word = '', ...rest]: string[],
  path: string,
  above: readonly CliOption[],
): LineProblem | number {
  const options = optionsOf(command)
  const [name = '', value] = word.split(/=(.*)/s)
  const option = [...options, ...above].find(({ long, short }) => name === long || name === short)
  if (!option && command.allowUnknownOptions) return 0
  if (!option) {
    const known = options.flatMap(({ long, short }) => (short ? [long, short] : [long]))
    return { message: `"${path}" has no option ${name}.`, hint: suggestion(name, known) }
  }
  if (option.effect === 'none') return noEffect(name, path)
  if (option.value === undefined)
    return value === undefined ? 0 : { message: `The option ${name} of "${path}" takes no value.` }
  if (value !== undefined) return 0
  if (rest.length === 0) return { message: `The option ${name} of "${path}" needs a value.` }
  const end = rest.findIndex((one, index) => index > 0 && one.startsWith('-'))
  return option.value.endsWith('...') ? (end < 0 ? rest.length : end) : 1
}

function noEffect(name: string, path: string): LineProblem {
  const message = `The option ${name} of "${path}" has no effect in ${cliFacts.version}.`
  const hint =
    ':::command-options says what to do instead. Where the sample shows just that, end the line with # [!code error].'
  return { message, hint, isEffect: true }
}

function checkCount(command: CliCommand, count: number, path: string): LineProblem | undefined {
  const { args = [], allowExcessArguments = false } = command
  const required = args.filter((arg) => arg.required)
  const usage = `Its arguments: ${args.map(writtenArgument).join(' ') || 'none'}.`
  if (count < required.length) return { message: `"${path}" needs ${required[count]?.name ?? 'more'}.`, hint: usage }
  const isOpen = allowExcessArguments || args.some(({ variadic }) => variadic)
  if (count > args.length && !isOpen) return { message: `"${path}" has too many arguments.`, hint: usage }
  return undefined
}

function namesOf({ name, aliases = [] }: CliCommand): string[] {
  return [name, ...aliases]
}

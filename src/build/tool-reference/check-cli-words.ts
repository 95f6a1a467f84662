import { suggestion } from '../../model/nearest.ts'
import type { LineOf } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { type CliFacts, type CliOption, commandsIn, type NamedCommand } from './cli-facts.ts'
import { type CliWords, cliWordsFile, optionWords } from './cli-words.ts'
import { effectProblems } from './effect-problem.ts'

/** Every command, argument, option and case of the tool has its words, and all words are of one that there is. */
export function checkCliWords(words: CliWords, { tree }: CliFacts, lineOf: LineOf): Problem[] {
  const commands = commandsIn(tree)
  const paths = commands.map(({ path }) => path)
  const cases = commands.flatMap(({ exits }) => exits.map((exit) => exit.case))
  return [
    ...differences('command', ['commands'], words.commands, paths, lineOf),
    ...differences('case of an exit status', ['exits'], words.exits, [...new Set(cases)], lineOf),
    ...unusedShared(words, commands, lineOf),
    ...commands.flatMap((named) => commandProblems(words, named, lineOf)),
  ]
}

function commandProblems(words: CliWords, { path, command }: NamedCommand, lineOf: LineOf): Problem[] {
  const own = words.commands[path]
  // That it has no words is said already.
  if (!own) return []
  const { args = [], options = [], effect = 'works' } = command
  const above = ['commands', path]
  const names = args.map(({ name }) => name)
  const longs = options.map(({ long }) => long)
  const { options: written = {} } = own
  const given = longs.filter((long) => Object.hasOwn(written, long) || !Object.hasOwn(words.shared, long))
  return [
    ...differences(`argument of "${path}"`, [...above, 'arguments'], own.arguments, names, lineOf),
    ...differences(`option of "${path}"`, [...above, 'options'], written, given, lineOf, longs),
    ...effectProblems(path, effect, own, { file: cliWordsFile, line: lineOf(above) }),
    // Where the whole command does nothing, it says itself what to do instead.
    ...(effect === 'none' ? [] : options.flatMap((option) => effectOf(words, path, option, lineOf))),
  ]
}

function effectOf(words: CliWords, path: string, { long, effect = 'works' }: CliOption, lineOf: LineOf): Problem[] {
  const found = optionWords(words, path, long)
  const isOwn = Object.hasOwn(words.commands[path]?.options ?? {}, long)
  const line = lineOf(isOwn ? ['commands', path, 'options', long] : ['shared', long])
  return found ? effectProblems(`${path} ${long}`, effect, found, { file: cliWordsFile, line }) : []
}

/** Common words that no command needs. */
function unusedShared({ shared, commands: written }: CliWords, commands: readonly NamedCommand[], lineOf: LineOf) {
  const needed = commands.flatMap(({ path, command }) => {
    const longs = (command.options ?? []).map(({ long }) => long)
    return longs.filter((long) => !Object.hasOwn(written[path]?.options ?? {}, long))
  })
  return Object.keys(shared)
    .filter((name) => !needed.includes(name))
    .map((name) => ({
      file: cliWordsFile,
      line: lineOf(['shared', name]),
      message: `No command needs the common words for "${name}".`,
      hint: 'Every command that has the option says something of its own; leave them out.',
    }))
}

/** Words of what does not exist, and what exists and has no words. */
function differences(
  what: string,
  path: readonly string[],
  written: object | undefined,
  needed: readonly string[],
  lineOf: LineOf,
  known: readonly string[] = needed,
): Problem[] {
  const names = Object.keys(written ?? {})
  const unknown = names.filter((name) => !known.includes(name))
  const missing = needed.filter((name) => !names.includes(name))
  const at = (...more: string[]) => ({ file: cliWordsFile, line: lineOf([...path, ...more]) })
  const form = (name: string) => `Write ${name}: { en: …, ru: … } below "${path.join('.')}".`
  return [
    ...unknown.map((name) => ({
      ...at(name),
      message: `There is no ${what} "${name}".`,
      hint: suggestion(name, known),
    })),
    ...missing.map((name) => ({ ...at(), message: `The ${what} "${name}" has no words.`, hint: form(name) })),
  ]
}

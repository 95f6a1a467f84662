import type { Problem } from '../../engine/problems/problem.ts'
import { type CliFacts, type CliOption, commandsIn, type NamedCommand } from './cli-facts.ts'
import { type CliWords, optionWords } from './cli-words.ts'
import { differences, placeIn, type WordsFile } from './differences.ts'
import { effectProblems } from './effect-problem.ts'

/** Every command, argument, option and case of the tool has its words, and all words are of one that there is. */
export function checkCliWords(words: CliWords, { tree }: CliFacts, file: WordsFile): Problem[] {
  const commands = commandsIn(tree)
  const paths = commands.map(({ path }) => path)
  const cases = commands.flatMap(({ exits }) => exits.map((exit) => exit.case))
  return [
    ...differences('command', ['commands'], words.commands, paths, file),
    ...differences('case of an exit status', ['exits'], words.exits, [...new Set(cases)], file),
    ...unusedShared(words, commands, file),
    ...commands.flatMap((named) => commandProblems(words, named, file)),
  ]
}

function commandProblems(words: CliWords, { path, command }: NamedCommand, file: WordsFile): Problem[] {
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
    ...differences(`argument of "${path}"`, [...above, 'arguments'], own.arguments, names, file),
    ...differences(`option of "${path}"`, [...above, 'options'], written, given, file, longs),
    ...effectProblems(path, effect, own, placeIn(file, above)),
    // Where the whole command does nothing, it says itself what to do instead.
    ...(effect === 'none' ? [] : options.flatMap((option) => effectOf(words, path, option, file))),
  ]
}

function effectOf(words: CliWords, path: string, { long, effect = 'works' }: CliOption, file: WordsFile): Problem[] {
  const found = optionWords(words, path, long)
  const isOwn = Object.hasOwn(words.commands[path]?.options ?? {}, long)
  const place = placeIn(file, isOwn ? ['commands', path, 'options', long] : ['shared', long])
  return found ? effectProblems(`${path} ${long}`, effect, found, place) : []
}

/** Common words that no command needs. */
function unusedShared({ shared, commands: written }: CliWords, commands: readonly NamedCommand[], file: WordsFile) {
  const needed = commands.flatMap(({ path, command }) => {
    const longs = (command.options ?? []).map(({ long }) => long)
    return longs.filter((long) => !Object.hasOwn(written[path]?.options ?? {}, long))
  })
  return Object.keys(shared)
    .filter((name) => !needed.includes(name))
    .map((name) => ({
      ...placeIn(file, ['shared', name]),
      message: `No command needs the common words for "${name}".`,
      hint: 'Every command that has the option says something of its own; leave them out.',
    }))
}

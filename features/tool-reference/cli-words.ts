import { z } from 'zod'
import { inLanguages, localizedWith, someText } from '../../engine/config/localized-schema.ts'
import { readOnce } from '../../engine/read/source-state.ts'
import { readYamlFile } from '../../engine/read/yaml-file.ts'
import { referenceFolder } from './reference-state.ts'
import { type NameWords, nameWords, nameWordsKeys } from './words-schema.ts'

/** Words for commands, arguments, options and exit statuses, from the site's root. */
export const cliWordsFile = `${referenceFolder}/cli.yml`

const commandParts = {
  instead: inLanguages.optional(),
  arguments: z.record(someText, inLanguages).optional(),
  options: z.record(someText, nameWords).optional(),
}

/** What each key means stands in docs/authoring.md. */
const schema = z.strictObject({
  exits: z.record(someText, inLanguages),
  shared: z.record(someText, nameWords),
  commands: z.record(someText, localizedWith(someText, commandParts)),
})

export type CliWords = z.infer<typeof schema>

/** Reads the words of a site; one that draws nothing from them has none. */
export function readCliWords(root: string) {
  return readYamlFile(root, cliWordsFile, schema, keysAt)
}

/** The words of a site, read once for all articles of a thread; undefined where they cannot be read. */
export const cliWordsIn = readOnce((root) => readCliWords(root).data)

/** What is said of an option: by its command, or in common with others. */
export function optionWords(words: CliWords, path: string, long: string): NameWords | undefined {
  const own = words.commands[path]?.options
  return own && Object.hasOwn(own, long) ? own[long] : words.shared[long]
}

function keysAt(path: readonly PropertyKey[]): readonly string[] {
  if (path.length === 0) return Object.keys(schema.shape)
  const isCommand = path[0] === 'commands' && path.length === 2
  return isCommand ? Object.keys(commandParts) : nameWordsKeys
}

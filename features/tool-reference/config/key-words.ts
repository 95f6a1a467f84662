import { z } from 'zod'
import { inLanguages, someText } from '../../../engine/config/localized-schema.ts'
import { readOnce } from '../../../engine/read/source-state.ts'
import { readYamlFile } from '../../../engine/read/yaml-file.ts'
import { referenceFolder } from '../reference-state.ts'
import { nameWords, nameWordsKeys } from '../words-schema.ts'

/** Words for the keys of `.xec/config.yaml` and for environment variables, from the site's root. */
export const configWordsFile = `${referenceFolder}/config.yml`

const section = z.strictObject({ title: inLanguages, text: inLanguages })

/** What each key means stands in docs/authoring.md. */
const schema = z.strictObject({
  sections: z.record(someText, section),
  keys: z.record(someText, nameWords),
  environment: z.record(someText, nameWords),
})

export type ConfigWords = z.infer<typeof schema>

/** Reads the words of a site; one that draws nothing from them has none. */
export function readConfigWords(root: string) {
  return readYamlFile(root, configWordsFile, schema, keysAt)
}

/** The words of a site, read once for all articles of a thread; undefined where they cannot be read. */
export const configWordsIn = readOnce((root) => readConfigWords(root).data)

function keysAt(path: readonly PropertyKey[]): readonly string[] {
  if (path.length === 0) return Object.keys(schema.shape)
  return path[0] === 'sections' && path.length === 2 ? Object.keys(section.shape) : nameWordsKeys
}

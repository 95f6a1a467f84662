import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type LineOf, readYaml } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { readOnce, referenceFolder } from '../tool-reference/reference-state.ts'
import { inLanguages, nameWords, nameWordsKeys, someText } from '../tool-reference/words-schema.ts'

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
export function readConfigWords(root: string): {
  readonly words?: ConfigWords
  readonly lineOf: LineOf
  readonly problems: readonly Problem[]
} {
  const path = join(root, configWordsFile)
  if (!existsSync(path)) return { lineOf: () => 1, problems: [] }
  const { data, lineOf, problems } = readYaml(configWordsFile, readFileSync(path, 'utf8'), schema, keysAt)
  return { ...(data && { words: data }), lineOf, problems }
}

/** The words of a site, read once for all articles of a thread; undefined where they cannot be read. */
export const configWordsIn = readOnce((root) => readConfigWords(root).words)

function keysAt(path: readonly PropertyKey[]): readonly string[] {
  if (path.length === 0) return Object.keys(schema.shape)
  return path[0] === 'sections' && path.length === 2 ? Object.keys(section.shape) : nameWordsKeys
}

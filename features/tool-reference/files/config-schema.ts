import type { ResolvedConfig } from '../../../engine/config/site-config.ts'
import type { Path } from '../../../engine/model/route.ts'
import { absoluteUrl } from '../../../engine/render/head/addresses.ts'
import { type ConfigWords, configWordsIn } from '../config/key-words.ts'
import { publishedSchema, schemaFile } from '../config/published-schema.ts'
import { referenceStateOf } from '../reference-state.ts'

/** The schema of the tool's configuration, for editors; a site without words for its keys publishes none. */
export function configSchema(root: string, config: ResolvedConfig): ReadonlyMap<string, string> {
  const words = wordsOf(root)
  return new Map(words ? [[schemaFile, publishedSchema(words, absoluteUrl(config, `/${schemaFile}`))]] : [])
}

/** Where it is: links may lead there. */
export function configSchemaPaths(root: string): Path[] {
  return wordsOf(root) ? [`/${schemaFile}`] : []
}

function wordsOf(root: string): ConfigWords | undefined {
  const state = referenceStateOf(root)
  return state && configWordsIn(state)
}

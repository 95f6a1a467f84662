import type { Path } from '../../model/route.ts'
import { publishedSchema, schemaFile } from '../config-reference/published-schema.ts'
import { type ConfigWords, configWordsIn } from '../config-reference/words.ts'
import { absoluteUrl } from '../head/addresses.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import { referenceStateOf } from '../tool-reference/reference-state.ts'

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

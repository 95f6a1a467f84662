import type { Path } from '../../model/route.ts'
import { publishedSchema, schemaFile } from '../config-reference/published-schema.ts'
import { readConfigWords } from '../config-reference/words.ts'
import { absoluteUrl } from '../head/addresses.ts'
import type { ResolvedConfig } from '../site/load-site.ts'

/** The schema of the tool's configuration, for editors; a site without words for its keys publishes none. */
export function configSchema(root: string, config: ResolvedConfig): ReadonlyMap<string, string> {
  const { data: words } = readConfigWords(root)
  return new Map(words ? [[schemaFile, publishedSchema(words, absoluteUrl(config, `/${schemaFile}`))]] : [])
}

/** Where it is: links may lead there. */
export function configSchemaPaths(root: string): Path[] {
  return readConfigWords(root).data ? [`/${schemaFile}`] : []
}

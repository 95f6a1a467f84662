import { inLanguage, sourceLanguage } from '../../../engine/model/in-language.ts'
import { configFacts, factsVersion, type KeyFacts } from '../rules/facts.ts'
import { configSections, keysOf } from '../rules/keys.ts'
import type { Effect, NameWords } from '../words-schema.ts'
import type { ConfigWords } from './key-words.ts'

/** Where the schema is, from the site's root. It is that of the version that the site documents, and says which. */
export const schemaFile = 'schema/xec-config.json'

/** The schema of `.xec/config.yaml` for editors: the facts, with the words of the reference in English. */
export function publishedSchema(words: ConfigWords, address: string): string {
  const described = new Map<KeyFacts, string>()
  for (const { path, facts } of configSections.flatMap((section) => keysOf(section))) {
    const said = words.keys[path]
    if (said) described.set(facts, description(facts['x-effect'] ?? 'works', said))
  }
  const { $schema, ...rest } = describedIn(configFacts, described) as Record<string, unknown>
  const about = `What is known of .xec/config.yaml at version ${factsVersion} of @xec-sh/ops, from the documentation; the tool itself publishes no schema.`
  return `${JSON.stringify({ $schema, $id: address, title: 'Configuration of Xec', description: about, ...rest })}\n`
}

/** The same with descriptions, and without what only this site reads. */
function describedIn(value: unknown, descriptions: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => describedIn(item, descriptions))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).flatMap(([key, below]) =>
    key === 'x-effect' ? [] : [[key, describedIn(below, descriptions)] as const],
  )
  const description = descriptions.get(value)
  return { ...Object.fromEntries(own), ...(description && { description }) }
}

function description(effect: Effect, words: NameWords): string {
  const en = inLanguage<string>(words, sourceLanguage)
  const said = /[.!?]$/.test(en) ? en : `${en}.`
  if (effect === 'works') return said
  const mark = effect === 'none' ? `No effect in ${factsVersion}.` : `Works in part in ${factsVersion}.`
  return [mark, said, words.instead && inLanguage(words.instead, sourceLanguage)].filter(Boolean).join(' ')
}

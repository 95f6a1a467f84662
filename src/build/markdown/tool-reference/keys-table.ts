import type { PhrasingContent, Table } from 'mdast'
import type { VFile } from 'vfile'
import { stringify } from 'yaml'
import { type ConfigKey, type ConfigSection, isConfigSection, keysOf } from '../../../config-rules/keys.ts'
import { rangeOf, typeOf } from '../../config-reference/type-text.ts'
import type { ConfigWords } from '../../config-reference/words.ts'
import { stringsOf } from '../report.ts'
import { anchorTo, code, exampleOf, meaning, text } from './parts.ts'
import { cell, namesTable, type Row } from './table.ts'

/**
 * The keys of a section as a table.
 * @param headingOf ids of the headings, where the sections below this one stand on the same page
 */
export function keysTable(
  section: ConfigSection,
  words: ConfigWords,
  file: VFile,
  headingOf?: (section: ConfigSection) => string,
): Table {
  const { key, type, byDefault, meaning: heading } = stringsOf(file).reference
  return namesTable(
    [key, type, byDefault, heading],
    keysOf(section).map((one) => rowOf(one, words, file, headingOf)),
  )
}

function rowOf(key: ConfigKey, words: ConfigWords, file: VFile, headingOf?: (section: ConfigSection) => string): Row {
  const { path, name, facts } = key
  const heading = headingOf && isConfigSection(path) ? headingOf(path) : undefined
  const label = code(name, 'name')
  const range = rangeOf(facts)
  return {
    // A heading of the page may have the id already.
    ...(heading === path ? {} : { id: path }),
    cells: [
      cell(heading ? [{ type: 'link', url: `#${heading}`, children: [label] }] : [label, anchorTo(path, name, file)]),
      cell([code(typeOf(facts), 'type'), ...(range ? [text(` ${range}`)] : [])]),
      cell(defaultOf(key, file), 'default'),
      cell(meaningOf(key, words, file)),
    ],
  }
}

function defaultOf({ facts, isRequired }: ConfigKey, file: VFile): PhrasingContent[] {
  if (facts.default !== undefined) return [code(asYaml(facts.default))]
  return isRequired ? [text(stringsOf(file).reference.required)] : []
}

/** What a key means, and how it is written. */
function meaningOf({ path, name, facts }: ConfigKey, words: ConfigWords, file: VFile): PhrasingContent[] {
  const said = words.keys[path]
  if (!said) return []
  const [example] = facts.examples ?? []
  const shown = example === undefined ? undefined : `${name.split('.').at(-1)}: ${asYaml(example)}`
  return meaning(facts['x-effect'] ?? 'works', said, file, exampleOf(shown, file))
}

function asYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .replace(/^\[ (.*) \]$/, '[$1]')
}

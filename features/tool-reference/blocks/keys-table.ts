import type { PhrasingContent, Table, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { stringify } from 'yaml'
import { cell, code, link, row, text } from '../../../engine/markdown/nodes.ts'
import { labelsOf } from '../../../engine/markdown/report.ts'
import { namesTable } from '../../../engine/markdown/table.ts'
import type { ConfigWords } from '../config/key-words.ts'
import { rangeOf, typeOf } from '../config/type-text.ts'
import { type ConfigKey, type ConfigSection, isConfigSection, keysOf } from '../rules/keys.ts'
import { referenceStrings } from '../strings.ts'
import { anchorTo, exampleOf, meaning } from './parts.ts'

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
  const { key, type, byDefault, meaning: heading } = labelsOf(file, referenceStrings)
  return namesTable(
    [key, type, byDefault, heading],
    keysOf(section).map((one) => rowOf(one, words, file, headingOf)),
  )
}

function rowOf(
  key: ConfigKey,
  words: ConfigWords,
  file: VFile,
  headingOf?: (section: ConfigSection) => string,
): TableRow {
  const { path, name, facts } = key
  const heading = headingOf && isConfigSection(path) ? headingOf(path) : undefined
  const label = code(name, 'name')
  const range = rangeOf(facts)
  const cells = [
    heading ? [link(`#${heading}`, [label])] : [label, anchorTo(path, name, file)],
    [code(typeOf(facts), 'type'), ...(range ? [text(` ${range}`)] : [])],
    cell(defaultOf(key, file), 'default'),
    meaningOf(key, words, file),
  ]
  // A heading of the page may have the id already.
  return row(cells, heading === path ? {} : { id: path })
}

function defaultOf({ facts, isRequired }: ConfigKey, file: VFile): PhrasingContent[] {
  if (facts.default !== undefined) return [code(asYaml(facts.default))]
  return isRequired ? [text(labelsOf(file, referenceStrings).required)] : []
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

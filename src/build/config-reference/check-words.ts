import { variables } from '../../config-rules/facts.ts'
import { configSections, keysOf } from '../../config-rules/keys.ts'
import { suggestion } from '../../model/nearest.ts'
import type { LineOf } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { effectProblems } from '../tool-reference/effect-problem.ts'
import type { Effect } from '../tool-reference/words-schema.ts'
import { type ConfigWords, configWordsFile } from './words.ts'

/** Every section, key and variable has its words, and all words are of one that there is. */
export function checkConfigWords(words: ConfigWords, lineOf: LineOf): Problem[] {
  const keys = configSections.flatMap((section) => keysOf(section))
  const effects = (of: readonly (readonly [string, Effect | undefined])[]) => new Map(of)
  return [
    ...differences('section', 'sections', words.sections, configSections, lineOf),
    ...named('key', 'keys', words.keys, effects(keys.map(({ path, facts }) => [path, facts['x-effect']])), lineOf),
    ...named(
      'variable',
      'environment',
      words.environment,
      effects(Object.entries(variables).map(([name, { effect }]) => [name, effect])),
      lineOf,
    ),
  ]
}

/** Names with their words, and with what to do where a name does nothing. */
function named(
  what: string,
  group: 'keys' | 'environment',
  written: ConfigWords['keys'],
  effects: ReadonlyMap<string, Effect | undefined>,
  lineOf: LineOf,
): Problem[] {
  const unfit = Object.entries(written).flatMap(([name, own]) =>
    effects.has(name) ? effectProblems(name, effects.get(name) ?? 'works', own, placeOf(group, name, lineOf)) : [],
  )
  return [...differences(what, group, written, [...effects.keys()], lineOf), ...unfit]
}

function differences(
  what: string,
  group: string,
  written: object,
  needed: readonly string[],
  lineOf: LineOf,
): Problem[] {
  const names = Object.keys(written)
  const unknown = names.filter((name) => !needed.includes(name))
  const missing = needed.filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => ({
      ...placeOf(group, name, lineOf),
      message: `There is no ${what} "${name}".`,
      hint: suggestion(name, needed),
    })),
    ...missing.map((name) => ({
      ...placeOf(group, name, lineOf),
      message: `The ${what} "${name}" has no words.`,
      hint: `Write ${name}: { en: …, ru: … } below "${group}".`,
    })),
  ]
}

function placeOf(group: string, name: string, lineOf: LineOf) {
  return { file: configWordsFile, line: lineOf([group, name]) }
}

import type { Problem } from '../../../engine/problems/problem.ts'
import { differences, placeIn, type WordsFile } from '../differences.ts'
import { effectProblems } from '../effect-problem.ts'
import { variables } from '../rules/facts.ts'
import { configSections, keysOf } from '../rules/keys.ts'
import type { Effect } from '../words-schema.ts'
import type { ConfigWords } from './key-words.ts'

/** Every section, key and variable has its words, and all words are of one that there is. */
export function checkConfigWords(words: ConfigWords, file: WordsFile): Problem[] {
  const keys = configSections.flatMap((section) => keysOf(section))
  const effects = (of: readonly (readonly [string, Effect | undefined])[]) => new Map(of)
  const ofKeys = effects(keys.map(({ path, facts }) => [path, facts['x-effect']]))
  const ofVariables = effects(Object.entries(variables).map(([name, { effect }]) => [name, effect]))
  return [
    ...differences('section', ['sections'], words.sections, configSections, file),
    ...named('key', 'keys', words.keys, ofKeys, file),
    ...named('variable', 'environment', words.environment, ofVariables, file),
  ]
}

/** Names with their words, and with what to do where a name does nothing. */
function named(
  what: string,
  group: 'keys' | 'environment',
  written: ConfigWords['keys'],
  effects: ReadonlyMap<string, Effect | undefined>,
  file: WordsFile,
): Problem[] {
  const unfit = Object.entries(written).flatMap(([name, own]) =>
    effects.has(name) ? effectProblems(name, effects.get(name) ?? 'works', own, placeIn(file, [group, name])) : [],
  )
  return [...differences(what, [group], written, [...effects.keys()], file), ...unfit]
}

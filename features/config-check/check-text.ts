import { checkConfig } from '../tool-reference/rules/check-config.ts'
import { type KeyEffect, keyEffects } from '../tool-reference/rules/key-effects.ts'
import { isMap, type Path, type Said } from '../tool-reference/rules/problem.ts'
import { readYamlText, type TextPlace } from '../tool-reference/rules/read-yaml.ts'
import type { Validator } from '../tool-reference/rules/validator.ts'
import { maskSecrets } from './mask.ts'

/** A problem at a place of the text. */
export interface FoundProblem {
  readonly place: TextPlace
  readonly message: Said
  readonly hint?: Said | undefined
}

/** What a text says by itself. */
export interface CheckedText {
  readonly problems: readonly FoundProblem[]
  readonly effects: readonly (KeyEffect & { readonly place: TextPlace })[]
  /** The data without what looks like a secret; undefined where there is no configuration. */
  readonly masked?: unknown
  placeOf(path: Path): TextPlace
}

/** Longer texts are no configurations, and would make the page slow. */
export const longestText = 200_000

/** Reads a text and checks it by the rules that the samples of this site are checked by. */
export function checkText(text: string, validate: Validator): CheckedText {
  const { data, errors, placeOf } = readYamlText(text)
  const [first] = errors
  if (first) {
    // Where a parser has lost its way once, what it says of the rest mostly has the same cause.
    const problems = [first].map(({ place, message: { en, ru } }) => ({
      place,
      message: { en: `This is not YAML: ${en.replace(/\.$/, '')}.`, ru: `Это не YAML: ${ru}.` },
    }))
    return { problems, effects: [], placeOf }
  }
  const problems = checkConfig(data, validate)
    .map(({ path, message, hint }) => ({ place: placeOf(path), message, hint }))
    .sort(({ place: a }, { place: b }) => a.line - b.line || a.column - b.column)
  const effects = keyEffects(data).map((effect) => ({ ...effect, place: placeOf(effect.path) }))
  return { problems, effects, placeOf, ...(isMap(data) && { masked: maskSecrets(data) }) }
}

/** The keys of a path as the package writes it: `tasks.build.params[0].default`. */
export function keysIn(path: string): string[] {
  return path.split(/[.[\]]+/).filter(Boolean)
}

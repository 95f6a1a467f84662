import { suggestion } from '../../engine/model/nearest.ts'
import type { Problem } from '../../engine/problems/problem.ts'
import type { LineOf } from '../../engine/read/yaml-file.ts'

/** A file of words, for what is wrong with them. */
export interface WordsFile {
  readonly file: string
  readonly lineOf: LineOf
}

/** Where a key of the file stands. */
export function placeIn({ file, lineOf }: WordsFile, path: readonly string[]): Pick<Problem, 'file' | 'line'> {
  return { file, line: lineOf(path) }
}

/**
 * Words of what does not exist, and what exists and has no words.
 * @param path of the words in the file
 * @param known names that may have words, where those are more than need some
 */
export function differences(
  what: string,
  path: readonly string[],
  written: object | undefined,
  needed: readonly string[],
  words: WordsFile,
  known: readonly string[] = needed,
): Problem[] {
  const names = Object.keys(written ?? {})
  const unknown = names.filter((name) => !known.includes(name))
  const missing = needed.filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => ({
      ...placeIn(words, [...path, name]),
      message: `There is no ${what} "${name}".`,
      hint: suggestion(name, known),
    })),
    ...missing.map((name) => ({
      ...placeIn(words, path),
      message: `The ${what} "${name}" has no words.`,
      hint: `Write ${name}: { en: …, ru: … } below "${path.join('.')}".`,
    })),
  ]
}

import { plain } from './letters.ts'
import { remember } from './remember.ts'

/** Latin letters for Cyrillic ones, as names of programs are read aloud. */
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const latin = 'a|b|v|g|d|e|zh|z|i|i|k|l|m|n|o|p|r|s|t|u|f|h|c|ch|sh|sh||i||e|u|a'.split('|')
const letters = new Map(Array.from(cyrillic, (letter, i) => [letter, latin[i] ?? '']))

const alike: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/(?<=.)h(?=[^aeiou]|$)/g, ''],
  [/(.)\1/g, '$1'],
  [/(?<=..)e$/, ''],
]

/** How a Latin word sounds, roughly. Each known word is compared with every unknown one of a query. */
export const soundOf = remember((word) =>
  alike.reduce((sound, [written, spoken]) => sound.replace(written, spoken), word),
)

/** The same for a Latin word that is written in Cyrillic letters: `докер`, `кубернетес`. */
export function soundOfCyrillic(word: string): string {
  return soundOf(Array.from(plain(word).replaceAll('дж', 'j'), (letter) => letters.get(letter) ?? letter).join(''))
}

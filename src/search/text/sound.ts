import { plain } from './letters.ts'

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

const sounds = new Map<string, string>()
/** Words kept: each is compared with every unknown word of a query. */
const limit = 50_000

/** How a Latin word sounds, roughly. */
export function soundOf(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = soundAnew(word)
  if (sounds.size >= limit) sounds.clear()
  sounds.set(word, sound)
  return sound
}

function soundAnew(word: string): string {
  return alike.reduce((sound, [written, spoken]) => sound.replace(written, spoken), word)
}

/** The same for a Latin word that is written in Cyrillic letters: `докер`, `кубернетес`. */
export function soundOfCyrillic(word: string): string {
  return soundOf(Array.from(plain(word).replaceAll('дж', 'j'), (letter) => letters.get(letter) ?? letter).join(''))
}

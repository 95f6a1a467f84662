import { isCyrillic } from './letters.ts'
import { stemEnglish } from './stem-english.ts'
import { stemRussian } from './stem-russian.ts'

const known = new Map<string, string>()
/** Words kept; a documentation has fewer. */
const limit = 50_000

/**
 * Stem of a plain word, by the rules of its own letters: pages of both languages hold words of both. What is part digits
 * is a name (`k8s`, `ed25519`) and stays.
 */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const made = stemAnew(word)
  if (known.size >= limit) known.clear()
  known.set(word, made)
  return made
}

function stemAnew(word: string): string {
  // Nobody's word: a hash, or somebody leaning on a key.
  if (word.length > 40) return word
  if (/^[a-z]+$/.test(word)) return stemEnglish(word)
  return isCyrillic(word) && !/[^а-я]/.test(word) ? stemRussian(word) : word
}

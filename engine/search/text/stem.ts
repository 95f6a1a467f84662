import { isCyrillic } from './letters.ts'
import { remember } from './remember.ts'
import { stemEnglish } from './stem-english.ts'
import { stemRussian } from './stem-russian.ts'

/**
 * Stem of a plain word, by the rules of its own letters: pages of both languages hold words of both. What is part digits
 * is a name (`k8s`, `ed25519`) and stays.
 */
export const stem = remember((word) => {
  // Nobody's word: a hash, or somebody leaning on a key.
  if (word.length > 40) return word
  if (/^[a-z]+$/.test(word)) return stemEnglish(word)
  return isCyrillic(word) && !/[^а-я]/.test(word) ? stemRussian(word) : word
})

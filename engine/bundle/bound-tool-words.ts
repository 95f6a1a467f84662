import type { Plugin } from 'vite'
import { bindWords } from '../markdown/text/bind-words.ts'

/** Where tools keep what they say; a sample or an example of theirs stays as it is typed. */
const isWords = (id: string) => /\/features\/[\w-]+\/labels\/ru\.ts$/.test(id)

/** Binds short words in the texts of the tools as in pages. The rules ask for Cyrillic, and a non-breaking space is a space in code. */
export function boundToolWords(): Plugin {
  return {
    name: 'bound words of tools',
    enforce: 'pre',
    transform: (code, id) => (isWords(id) ? { code: bindWords(code, 'ru'), map: null } : null),
  }
}

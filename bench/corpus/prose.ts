import type { Random } from './random.ts'
import { identifier, type Vocabulary, word } from './vocabulary.ts'
import { english } from './words-en.ts'
import { russian } from './words-ru.ts'

/** The languages of generated pages. */
export type Language = 'en' | 'ru'

/** The same part of a page in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

export const locales = ['en', 'ru'] as const
/** Makes a part in English, then in Russian. */
export function bilingual(make: (vocabulary: Vocabulary) => string): Bilingual {
  return { en: make(english), ru: make(russian) }
}

/** The same text for both. */
export function shared(text: string): Bilingual {
  return { en: text, ru: text }
}

/** Words without marks: a title, a label, the text of a link. */
export function phrase(random: Random, vocabulary: Vocabulary, count: number): string {
  return capital(Array.from({ length: count }, () => word(random, vocabulary)).join(' '))
}

/** A sentence of documentation: some words are code, some are strong, one may be a link. */
export function sentence(random: Random, vocabulary: Vocabulary, words: number, link?: string): string {
  const linked = link === undefined ? -1 : random.between(1, words - 1)
  const parts = Array.from({ length: words }, (_, index) => {
    if (index === linked) return `[${phrase(random, vocabulary, 2).toLowerCase()}](${link})`
    if (index > 0 && random.chance(0.045)) return `\`${codeWord(random)}\``
    const plain = word(random, vocabulary)
    if (index > 0 && random.chance(0.012)) return `**${plain}**`
    return index > 1 && index < words - 1 && random.chance(0.07) ? `${plain},` : plain
  })
  return `${capital(parts.join(' '))}${random.chance(0.06) ? ':' : '.'}`.replace(/[,:]*:$/, '.')
}

/** A paragraph with about as many words; at most one of its sentences holds the link. */
export function paragraph(random: Random, vocabulary: Vocabulary, words: number, link?: string): string {
  const sentences: string[] = []
  for (let left = words; left > 0; ) {
    const length = Math.min(Math.max(left, 4), random.between(7, 19))
    sentences.push(sentence(random, vocabulary, length, sentences.length === 0 ? link : undefined))
    left -= length
  }
  return sentences.join(' ')
}

/** A description for the front matter, 50 to 160 characters long. */
export function description(random: Random, vocabulary: Vocabulary): string {
  let text = phrase(random, vocabulary, 6)
  while (text.length < 80) text += ` ${word(random, vocabulary)}`
  return `${text.slice(0, 150)}.`
}

/** What stands in backticks inside a sentence. */
export function codeWord(random: Random): string {
  const name = identifier(random, english)
  return random.pick([name, `${name}()`, `$.${name}`, `--${name.toLowerCase()}`, `${name}: true`, `${name}.json`])
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1)
}

import type { Article } from '../../../engine/markdown/article.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'

const wordsPerMinute = 200

/** Minutes that reading an article takes, samples included: they are read as well. At least one. */
export function readingMinutes({ sections }: Pick<Article, 'sections'>, locale: LocaleCode): number {
  const texts = sections.flatMap(({ heading, text, code, output }) => [heading, text, code, output])
  const words = texts.reduce((sum, text) => sum + countWords(text, locale), 0)
  return Math.max(1, Math.round(words / wordsPerMinute))
}

function countWords(text: string, locale: LocaleCode): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

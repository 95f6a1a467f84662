import { b, fieldWeights, k1 } from '../../engine/search/engine/weights.ts'
import { termsOf } from '../../engine/search/index/terms-of.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'

/** BM25 of one word, straight from its definition and from the pages themselves: slow, and easy to believe. */
export function naiveScores(pages: readonly SearchPage[], term: string): Map<string, number> {
  const sections = pages.flatMap((page) => page.sections.map((section, i) => fieldsOf(page, section, i)))
  const having = sections.filter(({ fields }) => Object.values(fields).some((terms) => terms.includes(term)))
  const idf = Math.log(1 + (sections.length - having.length + 0.5) / (having.length + 0.5))
  const scores = new Map<string, number>()
  for (const { address, fields } of having) {
    let score = 0
    for (const [field, terms] of Object.entries(fields) as [keyof typeof fieldWeights, string[]][]) {
      const all = terms.filter((one) => one === term).length
      // Twice in a title or heading is not more than once.
      const times = field === 'text' ? all : Math.min(1, all)
      if (times === 0) continue
      const lengths = sections.map((section) => (section.fields[field] ?? []).length).filter((length) => length > 0)
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      const part = (times * (k1 + 1)) / (times + k1 * (1 - b + (b * terms.length) / average))
      score += idf * fieldWeights[field] * part
    }
    scores.set(address, score)
  }
  return scores
}

type Fields = Partial<Record<keyof typeof fieldWeights, string[]>>

function fieldsOf(page: SearchPage, section: SearchPage['sections'][number], i: number) {
  const text = i === 0 ? `${page.description} ${section.text}` : section.text
  const fields: Fields = { text: termsOf(text, false) }
  if (i === 0) fields.title = termsOf(page.title, true)
  else fields.heading = termsOf(section.heading, true)
  return { address: page.route + (section.id && `#${section.id}`), fields }
}

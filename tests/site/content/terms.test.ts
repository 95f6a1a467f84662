import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../../engine/problems/problem.ts'
import { checkTerms, findIn, unusedPhrases } from '../../../features/glossary/terms/check-terms.ts'
import { proseOfMarkdown } from '../../../features/glossary/terms/prose.ts'
import { readTerms, rejectedForms } from '../../../features/glossary/terms/terms.ts'

const terms = readTerms('.')
const forms = rejectedForms(terms)

describe('the terms', () => {
  it('have an id each, and one term stands once', () => {
    const ids = [...terms.terms, ...terms.russian, ...terms.english].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(forms.map((form) => [`${form.id}: ${form.write}`, form] as const))('%s', (_name, form) => {
    const foundIn = (line: string) => findIn(proseOfMarkdown(line), [form]).length
    expect(
      form.bad.filter((line) => foundIn(line) === 0),
      'bad lines that it does not find',
    ).toEqual([])
    expect(
      form.good.filter((line) => foundIn(line) > 0),
      'good lines that it finds',
    ).toEqual([])
  })

  it('are in order in the lines that others show as good', () => {
    const clashes = forms.flatMap(({ good, locale }) =>
      good.flatMap((line) =>
        findIn(
          proseOfMarkdown(line),
          forms.filter((form) => form.locale === locale),
        ),
      ),
    )
    expect(clashes).toEqual([])
  })
})

describe('the texts', () => {
  it('use no rejected term', () => {
    expect(checkTerms('.').map(formatProblem)).toEqual([])
  })

  it('have every phrase that is allowed', () => {
    expect(unusedPhrases('.')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { type Labels, labelsIn } from '../../engine/labels/labels-in.ts'
import { missingLabels } from '../../engine/labels/missing-labels.ts'
import type { PluralForms } from '../../engine/labels/plural.ts'

interface Words {
  readonly open: string
  readonly pages: PluralForms
  readonly keys: { readonly next: string; readonly previous: string }
  readonly sorted: (count: number) => string
}

const labels: Labels<Words> = {
  en: {
    open: 'Open',
    pages: { one: '{count} page', other: '{count} pages' },
    keys: { next: 'Next', previous: 'Previous' },
    sorted: (count) => `${count} in order`,
  },
  de: { open: 'Öffnen', keys: { next: 'Weiter' } },
  fr: {
    pages: { one: '{count} page', many: '{count} de pages', other: '{count} pages' },
    sorted: (count) => `${count} triés`,
  },
}

describe('labels of a language', () => {
  it('are its own; those that it lacks are those of the default language, else English', () => {
    const { open, keys, pages, sorted } = labelsIn(labels, { code: 'fr', main: 'de' })
    expect({ open, keys }).toEqual({ open: 'Öffnen', keys: { next: 'Weiter', previous: 'Previous' } })
    expect(pages).toEqual(labels.fr?.pages)
    expect(sorted(2)).toBe('2 triés')
  })

  it('are English where nobody has written any', () => {
    expect(labelsIn(labels, { code: 'eo' })).toEqual(labels.en)
    expect(labelsIn(labels, { code: 'en', main: 'de' })).toEqual(labels.en)
  })

  it('are the same object each time, so that nothing is rendered anew for them', () => {
    expect(labelsIn(labels, { code: 'de' })).toBe(labelsIn(labels, { code: 'de' }))
  })
})

it('labels that a language lacks are named with their file', () => {
  const files = { 'engine/labels/*/page.ts': [labels] }
  expect(missingLabels(files, [{ code: 'en' }])).toEqual([])
  expect(missingLabels(files, [{ code: 'de' }, { code: 'eo' }])).toEqual([
    { code: 'de', file: 'engine/labels/de/page.ts', keys: ['pages', 'keys.previous', 'sorted'] },
    { code: 'eo', file: 'engine/labels/eo/page.ts', keys: 'all' },
  ])
})

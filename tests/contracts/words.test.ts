import { describe, expect, it } from 'vitest'
import { fill, plural } from '../../engine/labels/plural.ts'
import { editDistance } from '../../engine/model/edit-distance.ts'
import { nearest, suggestion } from '../../engine/model/nearest.ts'
import { documentTitle } from '../../engine/model/title.ts'

describe('the title of a document', () => {
  it.each([
    ['Start', 'Xec', '|', 'Start | Xec'],
    ['Start', 'Xec', '·', 'Start · Xec'],
    ['', 'Xec', '|', 'Xec'],
    ['Xec', 'Xec', '|', 'Xec'],
  ])('of %j on %j is with %j: %j', (page, site, delimiter, title) => {
    expect(documentTitle(page, site, delimiter)).toBe(title)
  })
})

describe('a counted text', () => {
  const ru = { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' }

  it.each([
    [0, '0 файлов'],
    [1, '1 файл'],
    [2, '2 файла'],
    [5, '5 файлов'],
    [11, '11 файлов'],
    [21, '21 файл'],
    [112, '112 файлов'],
    [1.5, '1,5 файла'],
  ])('has the right form for %d in Russian', (count, text) => {
    expect(plural(count, ru, 'ru')).toBe(text)
  })

  it('falls back to the form that always exists, and writes numbers as the language does', () => {
    expect(plural(1, { other: '{count} files' }, 'en')).toBe('1 files')
    expect(plural(1234567, { other: '{count} files' }, 'en')).toBe('1,234,567 files')
    expect(plural(1234567, ru, 'ru').replaceAll(/\s/g, ' ')).toBe('1 234 567 файлов')
  })

  it('takes values as they are, and leaves a name without one', () => {
    expect(fill('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and {b}')
    expect(fill('no { a } here', { a: '1' })).toBe('no { a } here')
  })
})

describe('the nearest name', () => {
  const known = ['title', 'description', 'kind', 'target']

  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['knid', 'kind'],
    ['desc', undefined],
    ['descripton', 'description'],
    ['trget', 'target'],
    ['x', undefined],
    ['', undefined],
  ])('to %j is %j', (name, match) => {
    expect(nearest(name, known)).toBe(match)
  })

  it('is the first of equally near ones', () => {
    expect(nearest('cat', ['bat', 'car', 'cat'])).toBe('cat')
    expect(nearest('cot', ['cat', 'cut'])).toBe('cat')
  })

  it('becomes an advice, or a list of what there is', () => {
    expect(suggestion('titel', known)).toBe('Did you mean "title"?')
    expect(suggestion('zzzzz', known)).toBe('Known names: title, description, kind, target.')
    expect(suggestion('a', [])).toBe('There are none.')
  })
})

describe('the edit distance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['flaw', 'lawn', 2],
    ['knid', 'kind', 1],
    ['ab', 'ba', 1],
  ])('of %j and %j is %d', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance)
    expect(editDistance(b, a)).toBe(distance)
  })
})

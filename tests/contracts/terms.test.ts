import { describe, expect, it } from 'vitest'
import { findIn } from '../../features/glossary/terms/check-terms.ts'
import { proseOfMarkdown, proseOfSource, proseOfWords } from '../../features/glossary/terms/prose.ts'
import { rejectedForms } from '../../features/glossary/terms/terms.ts'

/** A pattern of the file of terms, with nothing but what is looked for. */
const form = (id: string, find: string) => ({ id, find, write: 'другое', bad: [''], good: [''] })
const russian = [
  form('folder', '\\bпапк[аеиу]\\b'),
  form('failure', '\\bнеудач\\p{L}*'),
  form('of-ssh', 'соединений SSH\\b'),
]
const forms = rejectedForms({ terms: [], glossary: [], russian, english: [], allowed: [] })

describe('what is looked at', () => {
  const page = [
    '---',
    'title: Папка проекта',
    'keywords: [папка]',
    '---',
    '',
    '## Заголовок {#papka}',
    '',
    'Код `папка`, адрес [так](/docs/папка "x") и',
    'при',
    'неудаче.',
    '',
    '```sh title="папка"',
    'ls папка',
    '```',
    '',
    ':::note[О папке]',
    ':::',
  ].join('\n')

  it('title, prose and titles of blocks, and no code, addresses and words for the search', () => {
    const places = findIn(proseOfMarkdown(page), forms).map(({ line, column, found }) => [line, column, found])
    expect(places).toEqual([
      [2, 8, 'Папка'],
      [10, 1, 'неудаче'],
      [16, 11, 'папке'],
    ])
  })

  it('a form over two lines of a paragraph, and none over two paragraphs', () => {
    const found = (text: string) => findIn(proseOfMarkdown(text), forms).map((one) => one.found)
    expect(found('десять соединений\nSSH')).toEqual(['соединений SSH'])
    expect(found('десять соединений\n\nSSH')).toEqual([])
  })

  it('the words for facts in one language, and no code in them', () => {
    const words = '# папка\nkeys:\n  a.b: { en: A папка, ru: Одна папка }\n  c:\n    ru: |\n      Ещё `папка` и папка\n'
    const places = findIn(proseOfWords(words, 'ru'), forms).map(({ line, column }) => [line, column])
    expect(places).toEqual([
      [3, 32],
      [6, 21],
    ])
  })

  it('the texts of a source file, and no comments and names', () => {
    const source = "/** Папка's */\nconst папка = 'Одна папка' // папка\n"
    expect(findIn(proseOfSource(source), forms)).toMatchObject([{ line: 2, column: 21, found: 'папка' }])
  })

  it('a phrase that is allowed passes, and only there', () => {
    expect(findIn('папка и папка', forms, [[0, 5]])).toMatchObject([{ column: 9 }])
  })
})

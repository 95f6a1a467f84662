import { describe, expect, it } from 'vitest'
import { boxExcerpt } from '../../engine/search/engine/excerpt.ts'
import { search } from '../../engine/search/engine/search.ts'
import type { SearchPage } from '../../engine/search-index/search-page.ts'
import { openPages, pageOf } from './read-fixture.ts'

describe('what is found', () => {
  const first = async (pages: SearchPage[], query: string) => {
    const index = await openPages(pages, 'en')
    const answers = []
    for await (const answer of search({ own: [index], others: async () => [] }, { query, limit: 8 }))
      answers.push(answer)
    return (answers.at(-1)?.hits ?? []).map(({ u }) => u)
  }
  const pageCalled = async (route: string, title: string, text: string) => ({
    ...(await pageOf(text)),
    ...{ route: `/docs/${route}` as const, title },
  })

  it('is a tool only where the query says its title', async () => {
    const pages = [
      { ...(await pageCalled('tool', 'Planner of kettles and lids', 'A kettle, a lid.')), isTool: true },
      await pageCalled('page', 'Boil with kettles and lids', 'How they belong together.'),
    ]
    expect((await first(pages, 'kettle lid'))[0]).toBe('/docs/page')
    expect((await first(pages, 'planner of kettles and lids'))[0]).toBe('/docs/tool')
  })

  it('is no beginning of words for a name that ends with a sign', async () => {
    const pages = [await pageCalled('page', 'Cups', 'Cups and cans.'), await pageCalled('c', 'C', 'A language.')]
    expect(await first(pages, 'C#')).toEqual(['/docs/c'])
  })

  it('are guides before anything is typed', async () => {
    const pages = [
      await pageCalled('page', 'Cups', 'Text.'),
      { ...(await pageCalled('guide', 'Boil', 'Text.')), isGuide: true },
    ]
    expect(await first(pages, '')).toEqual(['/docs/guide'])
  })
})

describe('an excerpt of a section', () => {
  const shown = async (article: string, query: string, size = boxExcerpt) => {
    const index = await openPages([await pageOf(article)], 'en')
    const answers = []
    for await (const answer of search({ own: [index], others: async () => [] }, { query, limit: 8, excerpt: size }))
      answers.push(answer)
    return (answers.at(-1)?.hits[0]?.excerpts ?? []).map(({ text, isCode }) => (isCode ? `code ${text}` : text))
  }

  it.each<[string, string, string, string[]]>([
    [
      'begins with a clause',
      'Nothing of this is said here, and a long way before it. The kettle boils as long as the lid is on.',
      'lid',
      ['The kettle boils as long as the lid is on.'],
    ],
    [
      'is the row of a table, without its heads',
      'Text.\n\n| Key | Type | Default | Meaning |\n|---|---|---|---|\n| `dryRun` | boolean | false | |\n| other | x | y | z |',
      'dryRun',
      ['dryRun: boolean, false'],
    ],
    [
      'of an option is its meaning',
      'Text.\n\n| Option | Meaning |\n|---|---|\n| `--first` | another |\n| `--kettle` | boils water before the command begins to run |',
      'kettle',
      ['--kettle: boils water before the command begins…'],
    ],
    [
      'says each value of a row once',
      'Text.\n\n| Case | A | B |\n|---|---|---|\n| with kettles | 1 | 1 |',
      'kettles',
      ['with kettles: 1'],
    ],
    [
      'is a sample only where no prose holds the words',
      'Text.\n\n```ts\nopen()\nboil(kettle)\n```',
      'kettle',
      ['code boil(kettle)'],
    ],
    ['prefers prose', 'The kettle is on.\n\n```ts\nboil(kettle)\n```', 'kettle', ['The kettle is on.']],
    [
      'shows nothing of a test runner',
      'Prose.\n\n```sh\nnode --test\n```\n\n```text output\n✔ boils kettle (1 ms)\nℹ tests 2\nℹ kettle 0\n```',
      'kettle',
      ['Prose.'],
    ],
    [
      'cuts no number',
      'The longest of all the waits before kettle is 10 000 ms.',
      'kettle',
      ['The longest of all the waits before kettle…'],
    ],
    [
      'does not end with the first words of a sentence',
      'As long as it stands there and boils, the kettle is not called. Lids are, and so is all that was ever put upon them.',
      'kettle lids',
      ['Lids are, and so is all that was ever put upon…'],
    ],
    ['does not end with a colon', 'The kettle boils:\n\nMore.', 'kettle', ['The kettle boils']],
  ])('%s', async (_, article, query, expected) => {
    expect(await shown(article, query)).toEqual(expected)
  })

  it('has two lines on the search page, in the order of the text', async () => {
    const filler = 'Words of something else that nobody has asked for stand here. '
    const article = `The kettle is on. ${filler.repeat(3)}\n\n${filler}A lid belongs on it.`
    const lines = await shown(article, 'kettle lid', { lines: 2, length: 160 })
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^The kettle is on\./)
    expect(lines[1]).toContain('A lid belongs on it.')
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(160)
  })
})

describe('marks', () => {
  const hitOf = async (article: string, query: string) => {
    const index = await openPages([await pageOf(article)], 'en')
    const answers = []
    for await (const answer of search({ own: [index], others: async () => [] }, { query, limit: 8 }))
      answers.push(answer)
    const hit = answers.at(-1)?.hits.find(({ h }) => h !== '')
    const [{ text, marks } = { text: '', marks: [] }] = hit?.excerpts ?? []
    return { marked: marks.map(([start, end]) => text.slice(start, end)), terms: hit?.terms }
  }

  it('are on words that say something, here and on the page', async () => {
    const { marked, terms } = await hitOf(
      'How do I boil it in a kettle?\n\n## How do I sit in it?\n\nSo.',
      'how do I boil it in a kettle',
    )
    expect(marked).toEqual(['boil', 'kettle'])
    expect(terms).toEqual(['boil', 'kettle'])
    const russian = await hitOf(
      'Как и на чём кипятить чайник?\n\n## Как и на чём сидеть?\n\nТак.',
      'как и на чем кипятить чайник',
    )
    expect(russian.marked).toEqual(['кипятить чайник'])
    expect(russian.terms).toEqual(['кипятить', 'чайник'])
  })

  it('are one where words stand side by side', async () => {
    const { marked, terms } = await hitOf('Throws a TimeoutError TimeoutError at last.', 'TimeoutError')
    expect(marked).toEqual(['TimeoutError TimeoutError'])
    expect(terms).toEqual(['TimeoutError'])
  })

  it('are on words that say little where there are no others', async () => {
    const index = await openPages([await pageOf('Text.\n\n## And\n\nText.')], 'en')
    const answers = []
    for await (const answer of search({ own: [index], others: async () => [] }, { query: 'and', limit: 8 }))
      answers.push(answer)
    expect(answers.at(-1)?.hits[0]?.headingMarks).toEqual([[0, 3]])
  })
})

import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadSite } from '../../../engine/config/load-site.ts'
import { labelsIn } from '../../../engine/labels/labels-in.ts'
import { plural } from '../../../engine/labels/plural.ts'
import { sourceHash } from '../../../engine/read/source-hash.ts'
import { collectPosts } from '../../../features/blog/read/collect-posts.ts'
import { blogStrings } from '../../../features/blog/strings.ts'
import { problemsIn, problemsOf } from './problems.ts'
import { description, removeSites, writeSite } from './site-fixture.ts'

afterAll(removeSites)

type Changes = Readonly<Record<string, string | undefined>>

const en = 'content/en/blog/first.md'
const ru = 'content/ru/blog/first.md'
const frontMatter = { title: 'First', description, authors: '[ann]', tags: '[news]', date: '2025-03-01' }

function post(changes: Changes = {}, body = 'A line.\n\n<!-- truncate -->\n\nMore.'): string {
  const entries = Object.entries({ ...frontMatter, ...changes }).filter(([, value]) => value !== undefined)
  return ['---', ...entries.map(([key, value]) => `${key}: ${value}`), '---', '', body, ''].join('\n')
}

/** A valid blog of one post in both languages, with some of its keys and files changed. */
function blog(changes: Changes = {}, files: Changes = {}, body?: string): Record<string, string | undefined> {
  const original = post(changes, body)
  return {
    'content/authors.yml': 'ann:\n  name: { en: Ann, ru: Анна }\n',
    'content/tags.yml': 'news:\n  label: News\n  description: { en: What is new., ru: Что нового. }\n',
    [en]: original,
    [ru]: post({ ...changes, source: sourceHash(original) }, body),
    ...files,
  }
}

const both = (message: string) => [`${en}:${message}`, `${ru}:${message}`]

describe('a post', () => {
  it('that is right is no problem', async () => {
    expect(await problemsOf(blog())).toEqual([])
    expect(await problemsOf(blog({ updated: '2025-03-02', slug: 'other-name', keywords: '[a, b]' }))).toEqual([])
  })

  it.each<[string, Changes, string]>([
    ['an unknown author', { authors: '[anne]' }, '4  There is no author "anne".\n    Did you mean "ann"?'],
    ['an undeclared tag', { tags: '[news, knots]' }, '5  There is no tag "knots".\n    Known names: news.'],
    ['a tag twice', { tags: '[news, news]' }, '5  The tag "news" stands there twice.'],
    ['no date', { date: undefined }, '2  "date" is missing.\n    Add "date: …"'],
    ['a date that is none', { date: '2025-02-30' }, '6  "date" is not a day such as 2026-11-21.'],
    ['a change before its date', { updated: '2025-02-28' }, '7  The post was updated on 2025-02-28, before it was'],
    ['no author', { authors: '[]' }, '4  "authors" is empty.'],
    ['an unknown key', { autor: 'ann' }, '7  Unknown key "autor".\n    Did you mean "authors"?'],
    ['a slug of the blog itself', { slug: 'archive' }, '7  The slug "archive" is taken by the blog itself.'],
    ['a slug that is none', { slug: 'A/b' }, '7  "slug" is not a name of small letters'],
  ])('with %s', async (_, changes, message) => {
    expect(await problemsOf(blog(changes))).toEqual(both(message).map((text) => expect.stringContaining(text)))
  })

  it('without a truncation mark', async () => {
    const hint = 'Write a line "<!-- truncate -->" behind the paragraphs that lists of posts show.'
    expect(await problemsOf(blog({}, {}, 'All of it.'))).toEqual([
      `${en}  The post has no truncation mark.\n    ${hint}`,
      `${ru}  The post has no truncation mark.\n    ${hint}`,
    ])
  })

  it.each([
    ['nothing', '<!-- truncate -->\n\nText.', ':9:1  Nothing stands before the truncation mark.'],
    [
      'a heading',
      '## One {#one}\n\nText.\n\n<!-- truncate -->',
      ':9:1  Only paragraphs, lists and quotes stand before',
    ],
  ])('with %s before the mark', async (_, body, message) => {
    const problems = await problemsOf(blog({}, { [ru]: undefined }, body))
    expect(problems).toEqual([expect.stringContaining(en + message)])
  })

  it('with the slug of another one', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const second = 'content/en/blog/other.md'
    const site = writeSite(blog({}, { [second]: post({ title: 'Second', slug: 'first' }) }))
    const message = `${second}:7  The slug "first" belongs to ${en} already: nobody would see this post.\n    Rename one of the two files, or give it another slug.`
    expect(await problemsIn(site)).toEqual([message])
    expect(await problemsIn(site, false)).toEqual([])
    expect(warn.mock.calls.flat()).toEqual([`warning: ${message}`])
    const { config } = await loadSite(site)
    const { posts } = collectPosts(site, config, { unpublished: false, today: '2026-01-01' })
    expect(posts.map(({ file }) => file)).toEqual([en, ru])
  })

  it('that is missing in a language, and stops nothing', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await problemsOf(blog({}, { [ru]: undefined }))).toEqual([])
    expect(await problemsOf(blog({}, { [en]: undefined, [ru]: post() }))).toEqual([])
    expect(warn.mock.calls.flat()).toEqual([
      `warning: ${en}  The page does not exist in Русский.\n    Write ${ru}.`,
      `warning: ${ru}  The page does not exist in English.\n    Write ${en}.`,
    ])
  })

  it('whose translation does not say what it translates', async () => {
    expect(await problemsOf(blog({}, { [ru]: post() }))).toEqual([
      expect.stringContaining('Run: npm run translated -- blog/first'),
    ])
  })

  it('whose translation comes out on another day', async () => {
    const translation = post({ date: '2025-03-04', source: sourceHash(post()) })
    expect(await problemsOf(blog({}, { [ru]: translation }))).toEqual([
      `${ru}:6  The key "date" differs from that of ${en}: 2025-03-04, not 2025-03-01.\n    Write the same in both languages.`,
    ])
  })

  it('with a link that leads nowhere', async () => {
    const body = 'To [a post](/blog/frist).\n\n<!-- truncate -->\n\nMore.'
    const problems = await problemsOf(blog({}, {}, body))
    expect(problems[0]).toContain(
      `${en}:9:4  The link "/blog/frist" leads to no page.\n    Did you mean "/blog/first"?`,
    )
  })
})

describe('what posts may name', () => {
  it.each([
    ['ann:\n  nam: Ann\n', ':1  "ann.name" is missing.', ':2  Unknown key "ann.nam".\n    Did you mean "name"?'],
    ['ann:\n  name: Ann\n  url: ann\n', ':3  "ann.url" is not an address such as https://example.org.'],
    ['ann:\n  name: { en: Ann }\n', ':2  "ann.name.ru" is missing.'],
    ['ann: [\n', ':2  The file is not YAML'],
  ])('authors: %j', async (text, ...messages) => {
    const problems = await problemsOf(blog({}, { 'content/authors.yml': text }))
    expect(problems.sort()).toEqual(messages.map((one) => expect.stringContaining(`content/authors.yml${one}`)))
  })
})

describe('a post that is not published yet', () => {
  const collect = async (changes: Changes, unpublished: boolean, today: string) => {
    const root = writeSite(blog(changes))
    const { config } = await loadSite(root)
    const { posts, leftOut, problems } = collectPosts(root, config, { unpublished, today })
    expect(problems).toEqual([])
    return { built: posts.length, leftOut: leftOut.map(({ unpublished }) => unpublished) }
  }

  it('comes out on its day', async () => {
    expect(await collect({}, false, '2025-02-28')).toEqual({ built: 0, leftOut: ['scheduled', 'scheduled'] })
    expect(await collect({}, false, '2025-03-01')).toEqual({ built: 2, leftOut: [] })
    expect(await collect({}, true, '2025-02-28')).toEqual({ built: 2, leftOut: [] })
  })

  it('or is a draft', async () => {
    expect(await collect({ draft: 'true' }, false, '2025-03-01')).toEqual({ built: 0, leftOut: ['draft', 'draft'] })
    expect(await collect({ draft: 'true' }, true, '2025-03-01')).toEqual({ built: 2, leftOut: [] })
  })
})

it('numbers have the right forms in both languages', () => {
  const forms = (code: 'en' | 'ru', key: 'reading' | 'posts', numbers: readonly number[]) =>
    numbers.map((number) => plural(number, labelsIn(blogStrings, { code })[key], code))
  expect(forms('en', 'reading', [1, 2])).toEqual(['1 minute to read', '2 minutes to read'])
  expect(forms('ru', 'reading', [1, 2, 5, 11, 21, 22])).toEqual([
    '1 минута чтения',
    '2 минуты чтения',
    '5 минут чтения',
    '11 минут чтения',
    '21 минута чтения',
    '22 минуты чтения',
  ])
  expect(forms('ru', 'posts', [1, 3, 25])).toEqual(['1 статья', '3 статьи', '25 статей'])
})

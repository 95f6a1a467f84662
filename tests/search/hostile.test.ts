import { beforeAll, describe, expect, it } from 'vitest'
import { Random } from '../../bench/corpus/random.ts'
import { search } from '../../engine/search/engine/search.ts'
import { SearchFailure } from '../../engine/search/index/failure.ts'
import { type FetchFile, parseFile } from '../../engine/search/index/fetch-file.ts'
import { SearchIndex } from '../../engine/search/index/search-index.ts'
import type { SearchAnswer } from '../../engine/search/protocol.ts'
import { filesInMemory } from '../../engine/search-index/memory-files.ts'
import { hrefsOfIndex } from '../../engine/search-index/placed-files.ts'
import { fixturePages, indexFiles, openPages } from './read-fixture.ts'

let files = new Map<string, string>()

beforeAll(async () => {
  files = indexFiles(await fixturePages('en'), 'en')
})

async function ask(index: SearchIndex, query: string): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = []
  for await (const answer of search({ own: [index], others: async () => [] }, { query, limit: 8 })) answers.push(answer)
  return answers
}

const queries: Record<string, string> = {
  empty: '',
  spaces: ' \t\n\u00a0 ',
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand characters of words': 'ssh timeout '.repeat(900),
  'signs of regular expressions': '.* [a-z]+ (?<x>) \\d{3} ^$ | ??',
  HTML: '<script>alert(1)</script> &amp; <b onclick="x">',
  null: '\0\0ssh\0',
  emoji: '👩‍👩‍👧‍👦 🚀 ssh',
  'half a surrogate pair': '\ud83d ssh \ude00',
  'combining signs': `s${'\u0301'.repeat(500)}sh Z̸͎a̶l̵g̷o`,
  'right to left': 'שלום \u202e ssh',
  'names of objects': 'constructor __proto__ toString hasOwnProperty',
  dollars: '$ '.repeat(60),
  'a lone sign': '-',
  'signs of the index': 'contain!app a!!b " \\ ~',
  'wide letters': 'ＳＳＨ ｔｉｍｅｏｕｔ',
  Chinese: '容器 运行',
  'all keys of a row': 'qwertyuiop[]asdfghjkl;zxcvbnm,./ йцукенгшщзхъ',
}

describe('hostile queries', () => {
  it.each(Object.keys(queries))('%s', async (name) => {
    const index = await openPages(await fixturePages('en'), 'en')
    const started = performance.now()
    const last = (await ask(index, queries[name] ?? '')).at(-1)
    expect(last?.state).toBe('complete')
    expect(last?.hits.length).toBeLessThanOrEqual(8)
    expect(last?.total).toBeGreaterThanOrEqual(last?.hits.length ?? 0)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('a pasted page is cut, and the answer says so', async () => {
    const index = await openPages(await fixturePages('en'), 'en')
    const page = 'timeouts of commands '.repeat(40)
    expect((await ask(index, page)).every(({ isCut }) => isCut)).toBe(true)
    expect((await ask(index, page)).at(-1)?.hits.length).toBeGreaterThan(0)
    expect((await ask(index, 'timeouts of commands')).some(({ isCut }) => isCut)).toBe(false)
  })

  it('stop words alone find what is called so, and nothing that only says them', async () => {
    const english = await openPages(await fixturePages('en'), 'en')
    const russian = await openPages(await fixturePages('ru'), 'ru')
    for (const query of ['and', 'to the', 'и', 'как это']) {
      const last = (await ask(/\w/.test(query) ? english : russian, query)).at(-1)
      expect([query, last?.total, last?.isVague, last?.state]).toEqual([query, 0, true, 'complete'])
    }
    expect((await ask(english, 'on')).at(-1)?.hits.map(({ u }) => u)).toEqual(['/docs/commands/on'])
    expect((await ask(english, 'and timeout')).at(-1)?.isVague).toBeUndefined()
  })

  it('wide letters find what plain ones find', async () => {
    const index = await openPages(await fixturePages('en'), 'en')
    const [wide, plain] = [await ask(index, 'ｔｉｍｅｏｕｔ'), await ask(index, 'timeout')]
    expect(wide.at(-1)?.hits.map(({ u, h }) => u + h)).toEqual(plain.at(-1)?.hits.map(({ u, h }) => u + h))
  })
})

describe('an index that is not as it should be', () => {
  const open = (fetchFile: FetchFile) => SearchIndex.open(hrefsOfIndex('en', '/'), fetchFile)
  const changed = (name: RegExp, change: (text: string) => string) =>
    filesInMemory(new Map([...files].map(([file, text]) => [file, name.test(file) ? change(text) : text])))

  it.each<[string, (text: string) => string, string]>([
    ['cut off', (text) => text.slice(0, 200), 'damaged'],
    ['empty', () => '', 'damaged'],
    ['of another format', (text) => text.replace('"format":2', '"format":99'), 'outdated'],
    ['null', () => 'null', 'outdated'],
    ['without its parts', () => '{"format":2}', 'damaged'],
  ])('a head that is %s is refused', async (_, change, reason) => {
    const error = await open(changed(/head/, change)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(SearchFailure)
    expect((error as SearchFailure).reason).toBe(reason)
  })

  it.each<[string, RegExp, (text: string) => string]>([
    ['terms that are cut off', /terms-/, (text) => text.slice(0, -40)],
    ['postings with foreign signs', /terms-/, (text) => text.replace(/"postings":"[^"]*/, '"postings":"я я я')],
    ['texts of another page', /text-/, () => '{"format":2,"sections":[]}'],
  ])('%s end in a failure that keeps the hits so far', async (_, name, change) => {
    const answers = await ask(await open(changed(name, change)), 'timeouts of commands')
    expect(answers.at(-1)).toMatchObject({ state: 'failed', cause: 'damaged' })
    expect(answers.at(-1)?.hits.length).toBeGreaterThan(0)
  })

  it('every altered sign of every file is noticed, and every file in the place of another', async () => {
    const random = new Random(16)
    const names = [...files.keys()]
    const refused = (href: string, text: string) => {
      try {
        parseFile(href, text)
      } catch (error) {
        return error instanceof SearchFailure
      }
      return false
    }
    const accepted: string[] = []
    for (let i = 0; i < 500; i++) {
      const name = random.pick(names)
      const text = files.get(name) ?? ''
      const at = random.between(0, text.length - 1)
      const sign = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.between(0, 6)))
      if (!refused(name, text.slice(0, at) + sign + text.slice(at + 1))) accepted.push(`${name}, sign ${at}`)
    }
    for (const name of names) {
      const other = random.pick(names.filter((one) => one !== name))
      if (!refused(name, files.get(other) ?? '')) accepted.push(`${other} as ${name}`)
    }
    expect(accepted).toEqual([])
    expect(names.filter((name) => refused(name, files.get(name) ?? ''))).toEqual([])
  })

  it('a file of another build is noticed', async () => {
    const [page, ...others] = await fixturePages('en')
    if (!page) throw new Error('No fixture')
    const written = indexFiles([{ ...page, description: 'Something else.' }, ...others], 'en')
    const named = new Map([...written].map(([file, text]) => [file.replace(/^.*\//, ''), text]))
    const mixed = new Map(
      [...files].map(([file, text]) => [file, named.get(/terms-.*$/.exec(file)?.[0] ?? '') ?? text]),
    )
    const answers = await ask(await open(filesInMemory(mixed)), 'timeouts of commands')
    expect(answers.at(-1)).toMatchObject({ state: 'failed', cause: 'damaged' })
  })

  it('a file that is gone says that the page is older than the site; asked again, it is fetched again', async () => {
    let isGone = true
    const whole = filesInMemory(files)
    const index = await open(async (href) => {
      if (isGone && href.includes('terms-')) throw new SearchFailure('outdated', 'gone')
      return whole(href)
    })
    expect((await ask(index, 'escaping')).at(-1)).toMatchObject({ state: 'failed', cause: 'outdated' })
    isGone = false
    expect((await ask(index, 'escaping')).at(-1)).toMatchObject({ state: 'complete' })
  })
})

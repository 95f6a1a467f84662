import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit, git } from './git-fixture.ts'
import { type BuildRun, page, pagesOnly, runBuild } from './run-build.ts'
import { pageText, removeSites, translationText, validSite, writeSite } from './site-fixture.ts'

const list = pageText('Changes', '[Feed](/changes/atom.xml)\n\n## Latest {#latest}\n\n:::recent-changes\n:::')
const russianList = translationText(list, 'Изменения', '## Новое {#latest}\n\n:::recent-changes\n:::')

/** So many pages that a change of all of them is one of none. */
const many = Array.from({ length: 14 }, (_, index) => `page-${index}`)
const manyFiles = (body: string) =>
  Object.fromEntries(
    many.flatMap((name) => {
      const text = pageText(name, body)
      return [
        [`content/en/docs/${name}.md`, text],
        [`content/ru/docs/${name}.md`, translationText(text, `${name} по-русски`, body)],
      ]
    }),
  )
const sidebar = ['start', 'more', 'changes', ...many].map((name) => `    '${name}',`).join('\n')
const nav = `export const sidebars = {\n  main: [\n${sidebar}\n  ],\n}\n`

let site: string
let first: BuildRun
let second: BuildRun
let without: BuildRun

beforeAll(async () => {
  const files = { 'content/en/docs/changes.md': list, 'content/ru/docs/changes.md': russianList, 'content/nav.ts': nav }
  site = writeSite({ ...files, ...manyFiles('One.') })
  without = await runBuild(site, ['--strict', ...pagesOnly])
  git(site, ['init', '-q'])
  commit(site, { '.gitignore': 'dist\n.build\n' }, '2026-01-01', 'All pages at once')
  commit(site, manyFiles('Two.'), '2026-01-02', 'One spelling for a word')
  const start = (validSite()['content/en/docs/start.md'] ?? '').replace('Go on', 'Then go on')
  commit(site, { 'content/en/docs/start.md': start }, '2026-01-03', 'Start: what <comes> next')
  first = await runBuild(site, ['--strict', ...pagesOnly])
  // The texts stay what they are: only the history says more.
  git(site, ['commit', '-q', '--allow-empty', '-m', 'Nothing'], '2026-01-04')
  const russian = translationText(start, 'Начало', '## Установка {#install}\n\n[Дальше](/docs/more#details).')
  commit(site, { 'content/ru/docs/start.md': russian }, '2026-01-05', 'Start: as in English')
  second = await runBuild(site, ['--strict', ...pagesOnly])
})
afterAll(removeSites)

describe('the list of changes', () => {
  it('names each change with its pages, in the page and in its Markdown', () => {
    expect(page(first, 'docs/changes.md')).toContain(
      '**January 3, 2026**\n\n- *Start: what \\<comes> next* — [Start](https://tiny.example/docs/start)',
    )
    expect(page(second, 'ru/docs/changes.html')).toMatch(
      /<span lang="en">Start: as in English<\/span>\s— <a href="\/ru\/docs\/start">Начало<\/a>/,
    )
    expect(page(second, 'docs/changes.md')).not.toContain('One spelling')
  })

  it('says where there is no history', () => {
    expect(page(without, 'docs/changes.md')).toContain('This build knows no history')
    expect([...without.files.keys()].filter((name) => /changes\/.*xml/.test(name))).toEqual([])
  })

  it('is a feed as well', () => {
    const atom = parseAtomFeed(page(first, 'changes/atom.xml'))
    const entry = {
      id: expect.stringMatching(/\/docs\/changes#change-[0-9a-f]{10}$/),
      title: { value: 'Start: what <comes> next' },
    }
    expect(atom.entries).toMatchObject([entry])
    const { items } = parseRssFeed(page(second, 'ru/changes/rss.xml'))
    expect(items).toMatchObject([{ title: 'Start: as in English', pubDate: 'Mon, 05 Jan 2026 12:00:00 GMT' }])
    const id = items?.[0]?.link?.split('#')[1]
    expect(page(second, 'ru/docs/changes.html')).toContain(`id="${id}"`)
  })
})

describe('what browsers compare with the last visit', () => {
  it('is the time of the last change of each page', () => {
    const time = Date.parse('2026-01-05T12:00:00Z') / 1000
    expect(JSON.parse(page(second, 'ru/changes.json'))).toEqual({
      newest: time,
      list: '/ru/docs/changes',
      pages: { '/ru/docs/start': time },
    })
    expect(JSON.parse(page(second, 'changes.json'))).toMatchObject({ newest: time, list: '/docs/changes' })
  })
})

import { execFile as callback } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sourceHash } from '../../../engine/read/source-hash.ts'
import { problemsOf } from './problems.ts'
import { runBuild } from './run-build.ts'
import {
  configText,
  description,
  pageText,
  removeSites,
  translationText,
  validSite,
  writeSite,
} from './site-fixture.ts'

const execFile = promisify(callback)

afterAll(removeSites)

const english = 'content/en/docs/more.md'
const russian = 'content/ru/docs/more.md'
const source = validSite()[english] ?? ''

describe('a page', () => {
  it.each([
    ['English', english, 'English', 'en'],
    ['Russian', russian, 'Русский', 'ru'],
  ])('is asked for in %s, and the site is built without it', async (_, missing, label, code) => {
    onTestFinished(() => void vi.restoreAllMocks())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const other = code === 'en' ? russian : english
    const found = await problemsOf({ [missing]: undefined })
    expect(found.filter((problem) => !/leads? to no (?:page|heading)/.test(problem))).toEqual([])
    expect(warn.mock.calls.flat()).toContain(
      `warning: ${other}  The page does not exist in ${label}.\n    Write content/${code}/docs/more.md.`,
    )
  })

  it.each([
    [
      'another id',
      '## Детали {#other}',
      '"other" stands where the source has "details".\n    Give the heading the id of its source: {#details}.',
    ],
    ['a heading too few', 'Текст', '"details" is missing.\n    Translate its section, with the id {#details}.'],
    [
      'a heading too many',
      '## Детали {#details}\n\n## Ещё {#extra}',
      'the source ends before "extra".\n    Take the heading away, or write it in the source, too.',
    ],
  ])('has the headings of its source: %s', async (_, body, expected) => {
    const found = await problemsOf({ [russian]: translationText(source, 'Подробнее', body) })
    expect(found.filter((problem) => !problem.includes('leads to no heading'))).toEqual([
      `${russian}  The headings differ from those of ${english}: ${expected}`,
    ])
  })
})

describe('a translation', () => {
  it('says which state of its source it translates, and so does the front page', async () => {
    const home = `---\ntitle: Главная\ndescription: ${description}\n---\n\n[Начало](/docs/start)\n`
    const found = await problemsOf({
      [russian]: pageText('Подробнее', '## Детали {#details}'),
      'content/ru/home.md': home,
    })
    const message = 'The translation does not say which state of its source it translates.'
    expect(found).toEqual([
      `${russian}:1  ${message}\n    Run: npm run translated -- docs/more`,
      `content/ru/home.md:1  ${message}\n    Run: npm run translated -- home`,
    ])
  })

  it('is stamped in every language of any site, and only there', async () => {
    const german = 'content/de/docs/more.md'
    const locale = (code: string) =>
      `{ code: '${code}', label: '${code}', direction: 'ltr', htmlLang: '${code}', calendar: 'gregory', path: '/${code === 'en' ? '' : `${code}/`}' }`
    const site = writeSite({
      'config/site.ts': configText({
        locales: `[${['en', 'ru', 'de'].map(locale).join(', ')}]`,
        tagline: "'Tiny'",
        navbar: "{ items: [{ to: '/docs/more', label: 'More' }] }",
        footer: "{ links: [], copyright: 'Nobody' }",
      }),
      [german]: pageText('Mehr', '## Details'),
    })
    const stamp = (page: string) =>
      execFile(process.execPath, ['--import', 'tsx', 'site/translated.ts', '--site', site, page])
    const hash = sourceHash(readFileSync(join(site, english), 'utf8'))
    const { stdout } = await stamp('docs/more')
    expect(stdout).toBe(`${russian}: source: ${hash}\n${german}: source: ${hash}\n`)
    expect(readFileSync(join(site, german), 'utf8')).toContain(`\nsource: ${hash}\n---`)
    await expect(stamp('docs/nope')).rejects.toThrow(/docs\/nope: ENOENT/)
  })

  it('knows its source by the text', () => {
    expect(sourceHash('a\nb')).not.toBe(sourceHash('a\nc'))
    expect(sourceHash('a')).toMatch(/^[0-9a-f]{12}$/)
  })

  it('that is stale is listed and says so to its reader; drafts stay out', async () => {
    const site = writeSite({
      [english]: source.replace('Of version', '## News\n\nOf version'),
      'content/en/home.md': validSite()['content/en/home.md']?.replace('Start', 'Begin'),
      'content/en/docs/draft.md': pageText('Draft', 'A text that nobody reads yet', { draft: 'true' }),
      'content/ru/docs/draft.md': pageText('Черновик', 'Этого никто не читает', { draft: 'true' }),
    })
    const { code, stdout, stderr, files } = await runBuild(site, ['--strict'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(
      /^stale translation: content\/ru\/home\.md\nstale translation: content\/ru\/docs\/more\.md\nBuilt 6 /,
    )
    expect(files.get('ru/docs/more.html')).toMatch(
      /Английская версия изменилась.*<a href="\/docs\/more" hreflang="en">Открыть английскую версию<\/a>/i,
    )
    expect(files.get('ru/docs/start.html')).not.toContain('Английская версия изменилась')
    expect(files.get('docs/more.html')).not.toContain('has changed since it was translated')
    expect([...files.keys()].filter((name) => name.includes('draft'))).toEqual([])
    expect([...files.values()].filter((text) => /nobody reads yet|Черновик/.test(text))).toEqual([])
  })
})

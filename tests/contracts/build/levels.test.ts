import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { write } from '../serving-fixture.ts'
import { problemsIn } from './problems.ts'
import { runBuild } from './run-build.ts'
import { configText, pageText, removeSites, translationText, validSite, writeSite } from './site-fixture.ts'

const start = pageText('Start', '[a](/docs/nope) [b](/docs/more#nope) [c](nope.md) [d](/docs/twin)')
const config = (reports: string) => configText({ reports })
const faults = {
  'content/en/docs/start.md': start,
  'content/ru/docs/start.md': translationText(start, 'Начало', '[Дальше](/docs/more)'),
  'content/ru/docs/more.md': translationText(validSite()['content/en/docs/more.md'] ?? '', 'Подробнее', 'Текст'),
  'content/en/docs/more/index.md': pageText('More', 'Again'),
  'content/en/docs/alone.md': pageText('Alone', 'Text'),
  'content/en/docs/twin.md': pageText('start', '[Alike](/docs/start)'),
}

/** One message of each kind of report. */
const messages = {
  brokenLinks: 'The link "/docs/nope" leads to no page.',
  brokenAnchors: 'content/en/docs/more.md has no id "nope".',
  brokenMarkdownLinks: 'The link "nope.md" leads to no page.',
  duplicateRoutes: 'The route /docs/more belongs to content/en/docs/more.md already.',
  duplicateTitles: 'content/en/docs/twin.md:2  The title "start" belongs to content/en/docs/start.md already.',
  orphans: 'content/en/docs/alone.md  No page leads to this page.',
  missingTranslations: 'content/en/docs/alone.md  The page does not exist in Русский.',
  brokenTranslations: 'content/ru/docs/more.md  The headings differ',
}
const kinds = Object.keys(messages) as (keyof typeof messages)[]

/** Kinds whose message stands in a text. */
function saidIn(text: string): string[] {
  return kinds.filter((kind) => text.includes(messages[kind]))
}

afterAll(removeSites)

describe('the level of a kind of problem', () => {
  it('is to warn, and the build goes on', async () => {
    const { code, stdout, stderr, files } = await runBuild(writeSite(faults))
    expect(code).toBe(0)
    expect(saidIn(stderr)).toEqual(kinds)
    expect(saidIn(stdout)).toEqual([])
    expect(stderr).toContain('warning: content/en/docs/start.md:7:1  The link "/docs/nope" leads to no page.\n    Did')
    expect(stdout).toMatch(/^Built 8 pages in /)
    expect(files.get('docs/more.html'), 'the first of two files has the route').toContain('Details')
  })

  it('may be another one: log, ignore, throw', async () => {
    const levels =
      "{ brokenLinks: 'log', brokenAnchors: 'ignore', brokenMarkdownLinks: 'warn', duplicateTitles: 'ignore', orphans: 'log', missingTranslations: 'ignore', brokenTranslations: 'ignore' }"
    const calm = await runBuild(writeSite({ ...faults, 'config/site.ts': config(levels) }))
    expect(calm.code).toBe(0)
    expect(saidIn(calm.stdout)).toEqual(['brokenLinks', 'orphans'])
    expect(saidIn(calm.stderr)).toEqual(['brokenMarkdownLinks', 'duplicateRoutes'])
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const loud = config("{ brokenAnchors: 'throw', orphans: 'throw', brokenLinks: 'ignore' }")
    const thrown = await problemsIn(writeSite({ ...faults, 'config/site.ts': loud }), false)
    expect(saidIn(thrown.join('\n'))).toEqual(['brokenAnchors', 'orphans'])
    expect(thrown).toHaveLength(2)
  })

  it('is to throw with --strict but for what is not translated yet, and a failed build leaves the one before', async () => {
    const site = writeSite()
    const before = await runBuild(site, ['--strict'])
    expect({ code: before.code, stderr: before.stderr }).toEqual({ code: 0, stderr: '' })
    for (const [file, text] of Object.entries(faults)) write(`${site}/${file}`, text)
    const quiet = kinds.map((kind) => `${kind}: 'ignore'`).join(', ')
    write(`${site}/config/site.ts`, config(`{ ${quiet} }`))
    const after = await runBuild(site, ['--strict'])
    expect(after.code).toBe(1)
    expect(saidIn(after.stderr)).toEqual(kinds.filter((kind) => kind !== 'missingTranslations'))
    expect(after.stdout).toBe('')
    expect(after.files).toEqual(before.files)
    expect(after.assets).toEqual(before.assets)
  })
})

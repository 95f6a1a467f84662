import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { write } from '../serving-fixture.ts'
import { type BuildRun, runBuild } from './run-build.ts'
import { configText, pageText, removeSites, type SiteFiles, twinText, writeSite } from './site-fixture.ts'

const caches = mkdtempSync(join(tmpdir(), 'kept-'))
/** What the first build leaves, and the client alone, which takes long to bundle and depends on no content. */
const warm = join(caches, 'warm')
const client = join(caches, 'client')

beforeAll(async () => {
  await built(writeSite(first), warm)
  for (const part of ['bundle', 'fonts']) cpSync(join(warm, part), join(client, part), { recursive: true })
}, 60_000)

afterAll(() => {
  rmSync(caches, { recursive: true })
  removeSites()
})

const english = 'content/en/docs/more.md'
const russian = 'content/ru/docs/more.md'

/** Samples as several plugins see them: with shell inside, with a prompt, with lines that nobody colours. */
const samples = [
  `\`\`\`ts\nawait $\`ls \${"a"} | wc -l\`\n\nconst text = \`a \${1}\\n  b\`\n\`\`\``,
  '```console\n$ xec run "a" \\\n>  --quiet\ndone\n```',
  '```yaml\nkey: [1, two] # three\n```',
]
const intro = '## Details\n\nOf version :version.'
const body = [intro, ...samples].join('\n\n')

/** The page in both languages. */
function more(title: string, text: string, changes: Readonly<Record<string, string>> = {}): SiteFiles {
  const source = pageText(title, text, changes)
  const russianText = ['## Детали {#details}\n\nВерсии :version.', ...samples].join('\n\n')
  return { [english]: source, [russian]: twinText(source, 'Подробнее', russianText) }
}

const first = more('More', body)

describe('a build that finds what earlier ones have kept gives what a build from nothing gives', () => {
  it.each<[string, SiteFiles]>([
    ['a text', more('More', `${body}\n\nAnd a word more.`)],
    ['a text in one language', { [russian]: `${first[russian]}\nИ ещё слово.\n` }],
    ['a heading', more('More', body.replace('Details', 'Particulars {#details}'))],
    ['a title', more('Even more', body)],
    [
      'a description',
      more('More', body, { description: 'Another one that is long enough for search engines and cards.' }),
    ],
    ['keywords', more('More', body, { keywords: '[twice, thrice]' })],
    ['a target', more('More', body, { target: 'ssh' })],
    ['the order of pages', { 'content/nav.ts': "export const sidebars = { main: ['more', 'start'] }\n" }],
    [
      'a group above a page',
      {
        'content/nav.ts':
          "export const sidebars = { main: ['start', { label: { en: 'Rest', ru: 'Прочее' }, items: ['more'] }] }\n",
      },
    ],
    ['a sample', more('More', body.replace('two', 'three'))],
    ['the language of a sample', more('More', body.replace('```yaml', '```toml'))],
    ['the order of samples', more('More', [intro, ...[...samples].reverse()].join('\n\n'))],
    ['the version of the tool', { 'config/site.ts': configText({ toolVersion: "'0.9.1'" }) }],
  ])('after a change of %s', async (_, changes) => {
    const cache = mkdtempSync(join(caches, 'run-'))
    const fresh = mkdtempSync(join(caches, 'fresh-'))
    cpSync(warm, cache, { recursive: true })
    cpSync(client, fresh, { recursive: true })
    const site = writeSite(first)
    const before = await built(site, cache)
    for (const [file, text] of Object.entries(changes)) write(join(site, file), text)
    const after = await built(site, cache)
    const expected = await built(site, fresh)
    expect(after.assets).toEqual(expected.assets)
    expect([...after.files]).toEqual([...expected.files])
    expect([...before.files]).not.toEqual([...after.files])
  })
})

async function built(site: string, cache: string): Promise<BuildRun> {
  const run = await runBuild(site, ['--no-cards'], { XEC_CACHE_DIR: cache })
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  return run
}

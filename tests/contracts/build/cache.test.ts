import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { some } from '../../depth.ts'
import { write } from '../serving-fixture.ts'
import { damageAll } from './damage.ts'
import { type BuildRun, filesBelow, page, runBuild } from './run-build.ts'
import { configText, pageText, removeSites, type SiteFiles, translationText, writeSite } from './site-fixture.ts'

const caches = mkdtempSync(join(tmpdir(), 'caches-'))
/** What the first build leaves, and the client alone, which takes long to bundle and to compress, and depends on no content. */
const warm = join(caches, 'warm')
const client = join(caches, 'client')

/** The valid site as its first build has left it, and that build. */
let builtSite: string
let before: BuildRun

beforeAll(async () => {
  builtSite = writeSite(first)
  before = await built(builtSite, warm)
  for (const name of ['bundle', 'compressed-2']) cpSync(join(warm, name), join(client, name), { recursive: true })
})

afterAll(() => {
  rmSync(caches, { recursive: true })
  removeSites()
})

const english = 'content/en/docs/more.md'

/** Samples as several plugins see them: with shell inside, with a prompt, with lines that nobody colours. */
const samples = [
  `\`\`\`ts\nawait $\`ls \${"a"} | wc -l\`\n\nconst text = \`a \${1}\\n  b\`\n\`\`\``,
  '```console\n$ xec run "a" \\\n>  --quiet\ndone\n```',
  '```yaml\nkey: [1, two] # three\n```',
]
const intro = '## Details\n\nOf version :version.'
const russianIntro = '## Детали {#details}\n\nВерсии :version.'
const plain = [intro, ...samples].join('\n\n')
/** An entry of Known issues, which another page lists. */
const entry = '### Cut {#cut}\n\n:::issue{severity=data-loss on=local topic=output}\nLogs\n:::'
const russianEntry = '### Обрезано {#cut}\n\n:::issue\nлоги\n:::'
const body = `${plain}\n\n${entry}`

interface Page {
  readonly title?: string
  readonly text?: string
  readonly russian?: string
  /** Keys of the front matter besides. */
  readonly changes?: Readonly<Record<string, string>>
}

/** A page in both languages. */
function both(name: string, { title = `On ${name}`, text = plain, russian = '', changes = {} }: Page = {}): SiteFiles {
  const source = pageText(title, text, changes)
  const russianText = [russianIntro, ...samples, russian].join('\n\n')
  return {
    [`content/en/docs/${name}.md`]: source,
    [`content/ru/docs/${name}.md`]: translationText(source, `О ${name}`, russianText),
  }
}

const more = (page: Page) => both('more', { title: 'More', text: body, russian: russianEntry, ...page })

/** The page of the valid site, which lists entries besides. */
function start(): SiteFiles {
  const source = pageText('Start', '## Install\n\nGo on with [the second page](/docs/more#details).\n\n:::issues\n:::')
  const text = '## Установка {#install}\n\n[Дальше](/docs/more#details).\n\n:::issues\n:::'
  return { 'content/en/docs/start.md': source, 'content/ru/docs/start.md': translationText(source, 'Начало', text) }
}

/** Changes of one page each, by its name: none of them is a reason to make another of these pages anew. */
const pageChanges: Readonly<Record<string, SiteFiles>> = {
  text: both('text', { text: `${plain}\n\nAnd a word more.` }),
  translation: {
    'content/ru/docs/translation.md': `${both('translation')['content/ru/docs/translation.md']}\nСлово.\n`,
  },
  heading: both('heading', { text: plain.replace('Details', 'Particulars {#details}') }),
  description: both('description', {
    changes: { description: 'Another one that is long enough for search engines and cards.' },
  }),
  keywords: both('keywords', { changes: { keywords: '[twice, thrice]' } }),
  target: both('target', { changes: { target: 'ssh' } }),
  samples: both('samples', {
    text: [intro, ...[...samples].reverse()]
      .join('\n\n')
      .replace('done', 'over')
      .replace('```yaml', '```toml')
      // As long as before, in other colours.
      .replace('const text', 'other_text'),
  }),
  // The list on another page changes with it.
  more: more({ text: body.replace('data-loss', 'surprise') }),
}
const names = Object.keys(pageChanges).filter((name) => name !== 'more')

function nav(...items: readonly string[]): SiteFiles {
  const all = [...items, ...names.map((name) => `'${name}'`)].join(', ')
  return { 'content/nav.ts': `export const sidebars = { main: [${all}] }\n` }
}

const first: SiteFiles = Object.assign(nav("'start'", "'more'"), start(), more({}), ...names.map((name) => both(name)))

/** Changes after which every page is made anew. */
const siteChanges: readonly [string, SiteFiles][] = [
  ['a title', more({ title: 'Even more' })],
  ['the order of pages', nav("'more'", "'start'")],
  ['the footer', { 'config/site.ts': configText({ footer: "{ links: [], copyright: 'Somebody' }" }) }],
  ['a group above a page', nav("'start'", "{ label: { en: 'Rest', ru: 'Прочее' }, items: ['more'] }")],
  ['an address that every page names', { 'config/site.ts': configText({ url: "'https://other.example'" }) }],
  ['another page', { ...both('other'), ...nav("'start'", "'more'", "'other'") }],
  ['the version of the tool', { 'config/site.ts': configText({ toolVersion: "'0.9.1'" }) }],
]

describe('a build with a cache gives what a build from nothing gives', () => {
  it('after a change of each thing that a page is made of', async () => {
    const cache = cacheCopy()
    const site = siteCopy()
    for (const files of Object.values(pageChanges)) change(site, files)
    const after = await built(site, cache)
    const changed = [...after.files].filter(([file, text]) => before.files.get(file) !== text).map(([file]) => file)
    for (const name of [...names, 'start']) expect(changed.join(), name).toContain(`docs/${name}.`)
    await expectAsNew(site, after)
  })

  it.each(some(siteChanges, 3))('after a change of %s', async (_, files) => {
    const cache = cacheCopy()
    const site = siteCopy()
    change(site, files)
    const after = await built(site, cache)
    expect([...before.files]).not.toEqual([...after.files])
    await expectAsNew(site, after)
  })

  it('where pages of the output were changed, taken away or put back older', async () => {
    const cache = cacheCopy()
    const site = siteCopy()
    const place = (name: string) => join(site, 'dist/docs', name)
    const older = readFileSync(place('more.json'))
    write(join(site, english), first[english]?.replace('Of version', 'Of the version') ?? '')
    await built(site, cache)
    // As a program does that mends every page, another one that compresses, and one that restores files with their dates.
    appendFileSync(place('start.html'), '<!-- mended -->')
    rmSync(place('start.json'))
    const { atime, mtime } = statSync(place('more.json'))
    writeFileSync(place('more.json'), older)
    utimesSync(place('more.json'), atime, mtime)
    appendFileSync(join(site, 'dist/ru/book.html'), '<!-- mended -->')
    const index = filesBelow(join(site, 'dist')).filter((name) => /^assets\/search\/ru-.*\/text-\d+\.json$/.test(name))
    rmSync(join(site, 'dist', index[0] ?? ''))
    await expectAsNew(site, await built(site, cache))
  })

  it.each(some([1, 2, 3], 1))(
    'where a bit has changed in every file of the cache (%i)',
    { timeout: 300_000 },
    async (seed) => {
      const cache = cacheCopy()
      const site = writeSite(first)
      expect(damageAll(cache, seed)).toBeGreaterThan(20)
      expectAsBefore(await built(site, cache))
      // What was damaged was made anew: the next build finds all of it.
      const made = times(cache)
      await built(site, cache)
      expect(times(cache)).toEqual(made)
    },
  )

  it('and a build with another option gives its own', async () => {
    const cache = cacheCopy()
    const site = siteCopy()
    const withPolicy = await built(site, cache, { CSP_META: '1' })
    expect(page(withPolicy, 'docs/more.html')).toContain('http-equiv="Content-Security-Policy"')
    expectAsBefore(await built(site, cache))
  })

  it('an edit of a text changes its page, and what holds the texts of all pages', async () => {
    const cache = cacheCopy()
    const site = siteCopy()
    change(site, more({ text: `${body}\n\nAnd a word more.` }))
    const after = await built(site, cache)
    const changed = [...after.files].filter(([name, text]) => before.files.get(name) !== text).map(([name]) => name)
    const own = /^(?:ru\/)?(?:docs\/more\.(?:html|json|md)|llms-full\.txt|book\.html)$/
    const index = /^(?:assets\/search|search-index|offline)\//
    expect(changed.filter((name) => !own.test(name) && !index.test(name))).toEqual([])
    expect(changed.filter((name) => own.test(name))).toHaveLength(5)
  })

  it('nothing is written again that is the same', async () => {
    const cache = cacheCopy()
    const site = siteCopy()
    const time = (name: string) => statSync(join(site, 'dist/docs', name)).mtimeMs
    const names = ['start.html', 'start.json', 'start.md', 'more.html']
    const written = names.map(time)
    await built(site, cache)
    expect(names.map(time)).toEqual(written)
  })
})

/** When articles and bundles of a cache were written. */
function times(cache: string): [string, number][] {
  const names = filesBelow(cache).filter((name) => /^(?:articles|bundle)\//.test(name))
  return names.map((name) => [name, statSync(join(cache, name)).mtimeMs])
}

/** A cache of its own for a test, as a build has left it. */
function cacheCopy(): string {
  const cache = mkdtempSync(join(caches, 'run-'))
  cpSync(warm, cache, { recursive: true })
  return cache
}

/** The built site for a test of its own: to build it there as well would take a third of the time of all tests. */
function siteCopy(): string {
  const site = writeSite()
  cpSync(builtSite, site, { recursive: true, preserveTimestamps: true })
  return site
}

function change(site: string, files: SiteFiles): void {
  for (const [file, text] of Object.entries(files)) write(join(site, file), text)
}

/** Builds the site again, from nothing. */
async function expectAsNew(site: string, run: BuildRun): Promise<void> {
  const fresh = mkdtempSync(join(caches, 'fresh-'))
  cpSync(client, fresh, { recursive: true })
  expectAlike(run, await built(site, fresh))
}

/** The first build was one from nothing. */
function expectAsBefore(run: BuildRun): void {
  expectAlike(run, before)
}

function expectAlike(run: BuildRun, expected: BuildRun): void {
  expect(run.assets).toEqual(expected.assets)
  expect([...run.files]).toEqual([...expected.files])
}

async function built(site: string, cache: string, env: NodeJS.ProcessEnv = {}): Promise<BuildRun> {
  const run = await runBuild(site, ['--no-social-images'], { SITE_CACHE_DIR: cache, ...env })
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  return run
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OfflineHead, OfflineList } from '../../../engine/model/offline.ts'
import { write } from '../serving-fixture.ts'
import { type BuildRun, page, runBuild } from './run-build.ts'
import { removeSites, writeSite } from './site-fixture.ts'

interface Lists {
  readonly head: OfflineHead
  readonly list: OfflineList
}

const start = 'content/en/docs/start.md'
let site: string
let first: BuildRun

beforeAll(async () => {
  site = writeSite({})
  first = await runBuild(site, ['--strict', '--no-social-images'])
  expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' })
})
afterAll(removeSites)

function listsOf(run: BuildRun, locale: string): Lists {
  const head = JSON.parse(page(run, `offline/${locale}.json`)) as OfflineHead
  return { head, list: JSON.parse(readFileSync(join(run.outDir, head.list), 'utf8')) as OfflineList }
}

/** File of a path in the output. */
function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  return /\.\w+$/.test(path) ? path : `${path}.html`
}

const bytesOf = ({ outDir }: BuildRun, path: string) => readFileSync(join(outDir, fileOf(path)))
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

describe.each(['en', 'ru'])('the list of what is kept offline, %s', (locale) => {
  it('names files of the build with their sizes and hashes', () => {
    const { head, list } = listsOf(first, locale)
    const files = Object.entries(list.files)
    expect(files.length).toBeGreaterThan(40)
    for (const [path, state] of files) {
      const content = bytesOf(first, path)
      expect(state, path).toEqual([hashOf(content), content.length])
    }
    expect(head.files).toBe(files.length)
    expect(head.bytes).toBe(files.reduce((sum, [, [, bytes]]) => sum + bytes, 0))
    expect(head.download).toBeLessThan(head.bytes)
    expect(head.pages).toBe(files.filter(([path]) => !/\.\w+$/.test(path)).length)
  })

  it('has every page with what navigations fetch, and the search, of this language alone', () => {
    const { list } = listsOf(first, locale)
    const paths = Object.keys(list.files)
    const root = locale === 'en' ? '/' : '/ru/'
    const other = locale === 'en' ? 'ru' : 'en'
    for (const wanted of [root, `${root}docs/start`, `${root}docs/start.json`, `${root}search`, `${root}404.json`])
      expect(paths).toContain(wanted)
    expect(paths).toContain(`/search-index/${locale}-docs/head.json`)
    expect(paths.filter((path) => path.startsWith(`/assets/search/${locale}-`)).length).toBeGreaterThan(2)
    expect(
      paths.filter((path) => new RegExp(`^/ru/|/${other}-docs|-${other}[.-]`).test(path) && !path.startsWith(root)),
    ).toEqual([])
    expect(paths.filter((path) => /\.(?:md|xml|txt|br|gz)$|\/social\/|build-info|offline/.test(path))).toEqual([])
  })
})

it('an edit changes the page, its data and the search, and nothing else of what is kept', async () => {
  write(
    join(site, start),
    readFileSync(join(site, start), 'utf8').replace(/\n[^\n]+\n*$/, '\nAnother last paragraph.\n'),
  )
  const second = await runBuild(site, ['--no-social-images'])
  expect(second.code).toBe(0)
  const [before, after] = [listsOf(first, 'en'), listsOf(second, 'en')]
  expect(after.head.id).not.toBe(before.head.id)
  const changed = Object.keys(after.list.files).filter(
    (path) => after.list.files[path]?.[0] !== before.list.files[path]?.[0] && !path.includes('search'),
  )
  expect(changed.sort()).toEqual(['/docs/start', '/docs/start.json'])
})

it('has the pictures of its own pages, also where those stay as the build before has left them', async () => {
  const svg = (side: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle r="${side}"/></svg>`
  const pages = { en: 'content/en/docs/more.md', ru: 'content/ru/docs/more.md' }
  for (const [code, file] of Object.entries(pages)) {
    write(join(site, file.replace('more.md', `plan-${code}.svg`)), svg(code.length))
    write(join(site, file), `${readFileSync(join(site, file), 'utf8')}\n![Plan](./plan-${code}.svg)\n`)
  }
  const drawn = await runBuild(site, ['--no-social-images'])
  write(join(site, start), `${readFileSync(join(site, start), 'utf8')}\nOne more.\n`)
  const edited = await runBuild(site, ['--no-social-images'])
  for (const run of [drawn, edited]) {
    for (const locale of ['en', 'ru']) {
      const pictures = Object.entries(listsOf(run, locale).list.files).filter(([path]) => path.includes('/pictures/'))
      expect(pictures).toEqual([
        [expect.stringMatching(`/plan-${locale}-`), [hashOf(bytesOf(run, pictures[0]?.[0] ?? '')), expect.any(Number)]],
      ])
    }
  }
})

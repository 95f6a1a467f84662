import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everything } from '../../depth.ts'
import { write } from '../serving-fixture.ts'
import { filesBelow, runBuild, startBuild } from './run-build.ts'
import { configText, pageText, removeSites, translationText, writeSite } from './site-fixture.ts'

const cache = mkdtempSync(join(tmpdir(), 'publish-'))
const build = (site: string) => runBuild(site, ['--no-social-images'], { SITE_CACHE_DIR: cache })

beforeAll(async () => {
  expect((await build(writeSite())).stderr).toBe('')
})

afterAll(() => {
  rmSync(cache, { recursive: true })
  removeSites()
})

const page = 'content/en/docs/more.md'
const text = (state: number) => pageText('More', `## Details\n\n${`state ${state}.\n`.repeat(1500)}`)
const announcing = (state: number) =>
  configText({
    announcement: `{ id: 'a', content: { en: 'News ${state}', ru: 'Новости ${state}' }, backgroundColor: '#00${state}' }`,
  })

describe('while a site is published', () => {
  it('every file of every page is there, of one build', async () => {
    const site = writeSite({ [page]: text(0), 'config/site.ts': announcing(0) })
    await build(site)
    const asking = askUntilStopped(join(site, 'dist'))
    const last = everything ? 4 : 2
    for (let state = 1; state <= last; state++) {
      write(join(site, page), text(state))
      write(join(site, 'config/site.ts'), announcing(state))
      expect((await build(site)).code).toBe(0)
    }
    const { missing, states } = await asking.stop()
    expect([...missing]).toEqual([])
    expect([...states].sort()).toEqual(Array.from({ length: last + 1 }, (_, state) => String(state)))
    expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  }, 120_000)

  it('what readers of the build before ask for stays, and goes with the next one', async () => {
    const site = writeSite({ 'config/site.ts': announcing(1) })
    const dist = join(site, 'dist')
    const first = await build(site)
    const own = first.assets.filter((name) => /\/shell-en-\w+\.json$/.test(name))
    expect(own).toHaveLength(1)
    const isThere = () => own.every((name) => existsSync(join(dist, name)))
    write(join(site, 'config/site.ts'), announcing(2))
    await build(site)
    expect(isThere()).toBe(true)
    // Nothing is new in this one.
    await build(site)
    expect(isThere()).toBe(true)
    write(join(site, 'config/site.ts'), announcing(3))
    await build(site)
    expect(isThere()).toBe(false)
  })
})

describe('the folder', () => {
  it('loses what the site has no more, and nothing that no build has written', async () => {
    const other = pageText('Other', 'Text.')
    const pages = {
      'content/en/docs/old/other.md': other,
      'content/ru/docs/old/other.md': translationText(other, 'Другая', 'Текст.'),
    }
    const nav = (items: string) => `export const sidebars = { main: [${items}] }\n`
    const site = writeSite({ ...pages, 'content/nav.ts': nav("'start', 'more', 'old/other'") })
    await build(site)
    write(join(site, 'dist/docs/mine.txt'), 'kept')
    expect(existsSync(join(site, 'dist/docs/old/other.html'))).toBe(true)
    for (const file of Object.keys(pages)) rmSync(join(site, file))
    write(join(site, 'content/nav.ts'), nav("'start', 'more'"))
    const { code, files } = await build(site)
    expect(code).toBe(0)
    expect([...files.keys()].filter((name) => name.includes('old'))).toEqual([])
    expect(existsSync(join(site, 'dist/docs/old'))).toBe(false)
    expect(files.get('docs/mine.txt')).toBe('kept')
  })

  it('is refused where no build has written it, and left as it is', async () => {
    const site = writeSite()
    write(join(site, 'dist/thesis.txt'), 'years of work')
    const { code, stderr, files } = await build(site)
    expect(code).toBe(1)
    expect(stderr).toContain(`${join(site, 'dist')} is not empty and has no mark of a build (thesis.txt)`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect([...files]).toEqual([['thesis.txt', 'years of work']])
    expect(readdirSync(join(site, 'dist'))).toEqual(['thesis.txt'])
  })

  it('may be a link, and stays one', async () => {
    const site = writeSite()
    mkdirSync(join(site, 'elsewhere'))
    symlinkSync(join(site, 'elsewhere'), join(site, 'dist'))
    for (let run = 0; run < 2; run++) expect((await build(site)).code).toBe(0)
    expect(lstatSync(join(site, 'dist')).isSymbolicLink()).toBe(true)
    expect(existsSync(join(site, 'elsewhere/index.html'))).toBe(true)
  })

  it('is not made by a build that fails', async () => {
    const site = writeSite({ [page]: '---\ntitle: More\n---\n' })
    expect((await build(site)).code).toBe(1)
    expect(existsSync(join(site, 'dist'))).toBe(false)
  })
})

describe('of several builds', () => {
  it('a killed one leaves nothing behind the next', async () => {
    const site = writeSite({ [page]: text(0) })
    const { child, ended } = startBuild(site, ['--no-social-images'], { SITE_CACHE_DIR: cache })
    const draft = join(site, 'dist/.site/draft')
    while (!existsSync(draft)) await new Promise((resolve) => setTimeout(resolve, 1))
    child.kill('SIGKILL')
    await ended
    expect(existsSync(draft)).toBe(true)
    // What it was writing into the cache.
    const half = [`articles/0a1b.${child.pid}-2c3d.draft`, `bundle/0a1b.${child.pid}.draft/bundle.json`]
    for (const name of half) write(join(cache, name), 'half')
    // Others were killed while they took the lock, or took it over.
    for (const name of [`lock.${child.pid}`, `lock.${child.pid}.stale`]) write(join(site, 'dist/.site', name), '1')
    expect((await build(site)).code).toBe(0)
    const left = [...filesBelow(join(site, 'dist')), ...filesBelow(cache)].filter((name) => name.includes('draft'))
    expect(left).toEqual([])
    expect(readdirSync(join(site, 'dist/.site'))).toEqual(['published'])
  })

  it('one waits for the other, and says for whom', async () => {
    const site = writeSite()
    const [one, other] = [0, 1].map(() => startBuild(site, ['--no-social-images'], { SITE_CACHE_DIR: cache }))
    const runs = [await one?.ended, await other?.ended]
    expect(runs.map((run) => run?.code)).toEqual([0, 0])
    expect(runs.map((run) => run?.stderr)).toEqual(['', ''])
    const told = runs.map((run) => /Process (\d+) is building/.exec(run?.stdout ?? '')?.[1])
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(told[0] ? Number(told[0]) : Number(told[1])).toBe(told[0] ? other?.child.pid : one?.child.pid)
  })
})

/**
 * Reads a page as a host without any knowledge of builds does, and what the page asks for, again and again. `missing`
 * has what was not there; `mixed` is a page of two builds.
 */
function askUntilStopped(dist: string) {
  const missing = new Set<string>()
  const states = new Set<string>()
  let isOver = false
  const read = (name: string) =>
    readFile(join(dist, name), 'utf8').catch(() => {
      missing.add(name)
      return ''
    })
  const asker = async () => {
    while (!isOver) {
      const html = await read('docs/more.html')
      const found = new Set([...html.matchAll(/state (\d)\./g)].map(([, state]) => state))
      states.add(found.size === 1 ? ([...found][0] ?? '') : 'mixed')
      const assets = [...html.matchAll(/"\/(assets\/[^"]+\.\w+)"/g)].map(([, name = '']) => name)
      await Promise.all([...new Set(assets), 'docs/more.json'].map(read))
    }
  }
  const askers = Array.from({ length: 4 }, asker)
  const stop = async () => {
    isOver = true
    await Promise.all(askers)
    return { missing, states }
  }
  return { stop }
}

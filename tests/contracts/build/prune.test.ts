import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneCaches } from '../../../engine/cache/prune.ts'
import { runBuild } from './run-build.ts'
import { removeSites, writeSite } from './site-fixture.ts'

const day = 24 * 60 * 60 * 1000
const megabyte = 1_000_000

let cache: string

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'prune-'))
})
afterEach(() => rmSync(cache, { recursive: true }))
afterAll(removeSites)

/** Puts an entry into a cache: so many days old, and as large as said, though it takes no room on the disk. */
function put(name: string, days: number, size = 0): void {
  const file = join(cache, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  truncateSync(file, size)
  const time = new Date(Date.now() - days * day)
  utimesSync(file, time, time)
  // An entry that is a folder is as old as the folder.
  if (name.split('/').length > 2) utimesSync(join(file, '..'), time, time)
}

const left = () =>
  readdirSync(cache)
    .flatMap((name) => readdirSync(join(cache, name)).map((entry) => `${name}/${entry}`))
    .sort()

describe('the caches', () => {
  it('lose what is older than thirty days, files and whole folders', () => {
    put('articles/old', 31)
    put('articles/young', 29)
    put('bundle/gone/client.js', 31)
    put('bundle/kept/client.js', 29)
    pruneCaches(cache)
    expect(left()).toEqual(['articles/young', 'bundle/kept'])
  })

  it('lose the oldest beyond one gigabyte, over all of them', () => {
    put('articles/second', 2, 300 * megabyte)
    put('bundle/first/client.js', 1, 600 * megabyte)
    put('cards/third', 3, 90 * megabyte)
    put('cards/fourth', 4, 20 * megabyte)
    put('output/fifth', 5, 1)
    pruneCaches(cache)
    expect(left()).toEqual(['articles/second', 'bundle/first', 'cards/third'])
  })

  it('may be absent', () => {
    expect(() => pruneCaches(join(cache, 'nothing'))).not.toThrow()
  })

  it('are looked through at the end of a build, which keeps what it has made', async () => {
    put('articles/old', 31)
    const { code, stderr } = await runBuild(writeSite(), ['--no-social-images'], { SITE_CACHE_DIR: cache })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(existsSync(join(cache, 'articles/old'))).toBe(false)
    expect(readdirSync(join(cache, 'articles')).length).toBeGreaterThan(0)
  })
})

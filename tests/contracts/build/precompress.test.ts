import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { precompress } from '../../../engine/write/precompress/precompress.ts'
import { filesBelow, runBuild } from './run-build.ts'
import { removeSites, writeSite } from './site-fixture.ts'

describe('a build compresses', () => {
  let outDir: string

  beforeAll(async () => {
    const run = await runBuild(writeSite(), ['--no-social-images'])
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    outDir = run.outDir
  })
  afterAll(removeSites)

  it('every text of more than a packet, into what is the same text', () => {
    const names = filesBelow(outDir)
    const texts = names.filter((name) => /\.(?:html|json|md|js|css|svg|txt|xml)$/.test(name))
    const large = texts.filter((name) => statSync(join(outDir, name)).size >= 1024)
    expect(large.length).toBeGreaterThan(20)
    for (const name of large) {
      const file = join(outDir, name)
      const text = readFileSync(file)
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), name).toBe(true)
      expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), name).toBe(true)
    }
    const forms = names.filter((name) => /\.(?:br|gz)$/.test(name))
    expect(forms).toEqual(large.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort())
  })

  it('with the date of the file, which is a part of its name for readers', () => {
    const file = join(outDir, 'docs/more.html')
    const dates = ['', '.br', '.gz'].map((suffix) => statSync(file + suffix).mtime.getTime())
    expect(new Set(dates).size).toBe(1)
  })
})

describe('a build without compression', () => {
  afterAll(removeSites)

  it('leaves no compressed form of a page, of whichever build, and the next one with it has all again', async () => {
    const site = writeSite()
    const forms = async (...args: string[]) => {
      const { outDir, code } = await runBuild(site, ['--no-social-images', ...args])
      expect(code).toBe(0)
      // Assets of the build before stay for those who read its pages.
      return filesBelow(outDir).filter((name) => /^(?!assets\/).*\.(?:br|gz)$/.test(name))
    }
    const compressed = await forms()
    expect(compressed).toContain('docs/more.html.br')
    expect(await forms('--no-compression')).toEqual([])
    expect(await forms()).toEqual(compressed)
  })
})

describe('what was compressed once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  const cache = join(folder, 'cache')
  const site = join(folder, 'site')
  const entries = () => readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'))
  const times = () => entries().map((name) => statSync(join(cache, name)).mtimeMs)
  const text = 'a text of some length '.repeat(100)

  beforeAll(() => {
    mkdirSync(site)
    for (const name of ['a.html', 'same.html', 'a.js']) writeFileSync(join(site, name), text)
    writeFileSync(join(site, 'small.html'), 'small')
    writeFileSync(join(site, 'picture.png'), text)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is taken from the cache, by what it holds', async () => {
    await precompress(site, cache)
    // Two pages of one content share an entry; programs are compressed at another level.
    expect(entries()).toHaveLength(2)
    for (const name of entries()) utimesSync(join(cache, name), 1, 1)
    await precompress(site, cache)
    expect(times()).toEqual([1000, 1000])
  })

  it('is made anew where a bit of its entry has changed, at whatever place', async () => {
    const [name = ''] = entries()
    const whole = readFileSync(join(cache, name))
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(whole.readUInt8(at) ^ 4, at)
      writeFileSync(join(cache, name), damaged)
      await precompress(site, cache)
      expect(readFileSync(join(cache, name)).equals(whole), `byte ${at}`).toBe(true)
    }
    for (const length of [0, 10, 35, whole.length - 1]) {
      writeFileSync(join(cache, name), whole.subarray(0, length))
      await precompress(site, cache)
    }
    expect(gunzipSync(readFileSync(join(site, 'a.html.gz'))).toString()).toBe(text)
    expect(brotliDecompressSync(readFileSync(join(site, 'a.js.br'))).toString()).toBe(text)
  })
})

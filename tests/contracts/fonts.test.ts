import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltFonts, buildFonts } from '../../src/build/fonts/build-fonts.ts'
import { type FontFacts, readFont } from '../../src/build/fonts/sfnt.ts'

let cacheDir = ''
let fonts: BuiltFonts
const facts = new Map<string, FontFacts>()

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'fonts-'))
  fonts = await buildFonts({ cacheDir })
  for (const { name } of fonts.files) {
    const data = await readFile(join(fonts.folder, name))
    // No subset is asked for here: this only unpacks the file that readers get.
    facts.set(name, readFont(await subsetFont(data, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })))
  }
})

afterAll(() => rm(cacheDir, { recursive: true }))

const alphabet = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const punctuation = '«»—–…„“”’№\u00a0'

describe('files', () => {
  test('a page costs at most 34 kB in English and 54 kB in Russian', () => {
    const weight = (names: readonly string[]) =>
      fonts.files.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(weight(fonts.preload.en)).toBeLessThanOrEqual(34_000)
    expect(weight(fonts.preload.ru)).toBeLessThanOrEqual(54_000)
  })

  test('what English pages preload is no Cyrillic', () => {
    expect(fonts.preload.en.some((name) => name.includes('cyrillic'))).toBe(false)
  })

  test('a second build changes nothing and writes nothing', async () => {
    const before = await stat(join(fonts.folder, 'fonts.css'))
    expect(await buildFonts({ cacheDir })).toEqual(fonts)
    expect((await stat(join(fonts.folder, 'fonts.css'))).mtimeMs).toBe(before.mtimeMs)
  })
})

describe.each(['golos', 'martian'])('%s', (family) => {
  const has = (character: string) =>
    [...facts].some(([name, font]) => name.startsWith(family) && font.advance(character) !== undefined)

  test('draws every Russian and Latin letter and the punctuation of both', () => {
    expect([...`${alphabet}${latin}${punctuation}`].filter((character) => !has(character))).toEqual([])
  })

  test('leaves box drawing, arrows and ticks to the fallback', () => {
    expect([...'─│├└┌┐┘┤┬┴┼→←↑↓✓✗'].filter(has)).toEqual([])
  })
})

describe('faces', () => {
  const faces = () => fonts.css.split('@font-face').slice(1)
  const faceOf = (file: string) => faces().find((face) => face.includes(file)) ?? ''

  test('each file is named by one face, whose range is what the file holds', () => {
    for (const [name, font] of facts) {
      const ranges = /unicode-range: ([^;]+)/.exec(faceOf(name))?.[1]?.split(', ') ?? []
      for (const range of ranges) {
        const [from = '', to = from] = range.replace('U+', '').split('-')
        for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) {
          expect(font.advance(String.fromCodePoint(code)), `${name} lacks ${code.toString(16)}`).toBeDefined()
        }
      }
      expect(ranges.length).toBeGreaterThan(0)
    }
  })

  test('code is 0.6 em wide in every script, and its fallbacks are scaled to that', () => {
    for (const [name, font] of facts) {
      if (!name.startsWith('martian')) continue
      for (const character of name.includes('latin') ? latin : alphabet) expect(font.advance(character)).toBe(600)
    }
    const scale = (family: string) =>
      Number(/size-adjust: ([\d.]+)%/.exec(faces().find((face) => face.includes(`"${family}"`)) ?? '')?.[1]) / 100
    expect((scale('Martian Mono Menlo') * 1233) / 2048).toBeCloseTo(0.6, 4)
    expect((scale('Martian Mono Consolas') * 1126) / 2048).toBeCloseTo(0.6, 4)
    expect((scale('Martian Mono Courier') * 1229) / 2048).toBeCloseTo(0.6, 4)
  })

  test('every family of the type tokens is generated, and every generated one is named there', async () => {
    const tokens = await readFile('src/styles/tokens/type.css', 'utf8')
    const named = [...tokens.matchAll(/"((?:Golos|Martian)[^"]*)"/g)].map((match) => match[1])
    const made = [...fonts.css.matchAll(/font-family: "([^"]+)"/g)].map((match) => match[1])
    expect(new Set(made)).toEqual(new Set(named))
  })
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { beforeAll, describe, expect, test } from 'vitest'
import { type MadeFonts, makeFonts } from '../../engine/fonts/make-fonts.ts'
import { type FontFacts, readFont } from '../../engine/fonts/sfnt.ts'
import { families } from '../../engine/fonts/sources.ts'
import { cutInstance } from '../../engine/fonts/subset.ts'

const folder = 'engine/styles/fonts'
let fonts: MadeFonts
const facts = new Map<string, FontFacts>()

/** No subset is asked for: this only unpacks the file that readers get, at one weight if one is given. */
async function unpack(data: Buffer, wght?: number): Promise<FontFacts> {
  const variationAxes = wght === undefined ? undefined : { wght }
  return readFont(
    await subsetFont(data, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      ...(variationAxes && { variationAxes }),
    }),
  )
}

const dataOf = (name: string) => readFile(join(folder, name))
const filesOf = (language: string) => fonts.files.filter(({ locale }) => locale === language)
const fileOf = (start: string) => fonts.files.find(({ name }) => name.startsWith(start))?.name ?? ''

beforeAll(async () => {
  fonts = await makeFonts()
  for (const { name } of fonts.files) facts.set(name, await unpack(await dataOf(name)))
})

const alphabet = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const punctuation = '«»—–…„“”’\u00a0'

describe('files', () => {
  test('a page costs at most 26 kB in English and 36 kB in Russian', () => {
    const weight = (language: string) => filesOf(language).reduce((sum, { data }) => sum + data.length, 0)
    expect(weight('en')).toBeLessThanOrEqual(26_000)
    expect(weight('ru')).toBeLessThanOrEqual(36_000)
  })

  test('a page needs text in two weights and one file for code, and no file belongs to both languages', () => {
    for (const language of ['en', 'ru']) {
      const kinds = filesOf(language).map(({ name }) => name.split('.')[0])
      expect(kinds).toEqual([`golos-${language}`, `golos-bold-${language}`, `martian-${language}`])
    }
    expect(fonts.files).toHaveLength(6)
  })

  test('are those of `npm run fonts`', async () => {
    const committed = (await readdir(folder)).sort()
    expect(committed).toEqual(['fonts.css', ...fonts.files.map(({ name }) => name)].sort())
    expect(await readFile(join(folder, 'fonts.css'), 'utf8')).toBe(fonts.css)
    for (const { name, data } of fonts.files) expect(data.equals(await readFile(join(folder, name)))).toBe(true)
  })
})

describe.each(['golos', 'golos-bold', 'martian'])('%s', (family) => {
  const lacking = (file: string, text: string) =>
    [...text].filter((character) => facts.get(fileOf(file))?.advance(character) === undefined)

  test('the English file draws every Latin letter and the punctuation', () => {
    expect(lacking(`${family}-en`, latin + punctuation)).toEqual([])
  })

  test('the Russian file draws every letter of both scripts and the punctuation', () => {
    expect(lacking(`${family}-ru`, `${alphabet}${latin}${punctuation}№`)).toEqual([])
  })

  test('what English pages load is no Cyrillic', () => {
    expect(lacking(`${family}-en`, alphabet)).toEqual([...alphabet])
  })

  test('leaves box drawing, arrows and ticks to the fallback', () => {
    const drawing = '─│├└┌┐┘┤┬┴┼→←↑↓✓✗'
    expect(lacking(`${family}-ru`, drawing)).toEqual([...drawing])
  })
})

test.each([
  ['golos', 400],
  ['golos-bold', 700],
  ['martian', 400],
  ['martian', 700],
] as const)('joining the scripts of %s leaves every width as it was at weight %d', async (name, weight) => {
  const family = families.find(({ cuts }) => cuts.some((cut) => cut.name === `${name}-ru`))
  const cut = family?.cuts.find((cut) => cut.name === `${name}-ru`)
  if (!family || !cut) throw new Error(`No font is cut as ${name}-ru.`)
  const joined = await unpack(await dataOf(fileOf(cut.name)), typeof cut.weight === 'object' ? weight : undefined)
  expect(cut.parts.length).toBe(2)
  for (const part of cut.parts) {
    const alone = readFont(await cutInstance(family, part, weight))
    // Cut in two steps, a width may be rounded twice.
    const off = (character: string) => Math.abs((joined.advance(character) ?? 0) - (alone.advance(character) ?? 0))
    expect([...part.characters].filter((character) => off(character) > 1)).toEqual([])
  }
})

describe('faces', () => {
  const faces = () => fonts.css.split('@font-face').slice(1)

  test('each file is named by one face', () => {
    for (const { name } of fonts.files) expect(faces().filter((face) => face.includes(name))).toHaveLength(1)
  })

  test('code is 0.6 em wide in every script, and its fallback is scaled to that', () => {
    for (const character of latin + alphabet) expect(facts.get(fileOf('martian-ru'))?.advance(character)).toBe(600)
    const fallback = faces().find((face) => face.includes('Martian Menlo'))
    const scale = Number(/size-adjust: ([\d.]+)%/.exec(fallback ?? '')?.[1]) / 100
    expect((scale * 1233) / 2048).toBeCloseTo(0.6, 4)
    // Courier New and Liberation Mono: a line of 80 columns is less than half a column off.
    expect(Math.abs((scale * 1229) / 2048 - 0.6) * 80).toBeLessThan(0.3)
  })

  test('every family of the type tokens is generated, and every generated one is named there', async () => {
    const tokens = await readFile('engine/styles/tokens/type.css', 'utf8')
    const named = [...tokens.matchAll(/[ ,]((?:Golos|Martian) [^,;*]*),/g)].map((match) => match[1])
    const made = [...fonts.css.matchAll(/font-family: ([^;]+);/g)].map((match) => match[1])
    expect(new Set(made)).toEqual(new Set(named))
  })
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEntry } from '../../../engine/cache/entry.ts'
import { drawSocialImages } from '../../../features/social-images/draw-images.ts'
import { socialImageNames } from '../../../features/social-images/image-names.ts'
import type { SocialImage } from '../../../features/social-images/social-image.ts'
import { type Png, readPng } from '../../png.ts'
import { bytesOf, readTokens, resolve } from '../colour.ts'
import { metaOf, propertyOf } from './html.ts'
import { type BuildRun, documents, page, runBuild } from './run-build.ts'
import { configText, removeSites, writeSite } from './site-fixture.ts'

const plain: SocialImage = {
  title: 'Start',
  trail: ['Docs'],
  sign: '$',
  site: 'Tiny',
  host: 'tiny.example',
  language: 'English',
  lang: 'en',
}
const russian = { ...plain, title: 'Начало', trail: ['Документация'], language: 'Русский', lang: 'ru' }
const long = 'Заголовок, который никто бы не написал, если бы не нужно было проверить, что и он помещается'
const images: Readonly<Record<string, SocialImage>> = {
  plain,
  russian,
  ssh: { ...plain, target: 'ssh' },
  k8s: { ...plain, target: 'k8s' },
  'no trail': { ...plain, trail: [] },
  'a long title': { ...russian, title: long, trail: [long, long] },
  'a title that is cut': { ...russian, title: `${long}, ${long}, ${long}` },
  'a title of one word': { ...plain, title: 'ConnectionPoolOptions.keepAliveInterval'.repeat(5) },
  'what the font lacks': { ...plain, title: 'Before → after 🙂' },
}

const folder = mkdtempSync(join(tmpdir(), 'images-'))
const nameOf = socialImageNames()
let drawn: ReadonlyMap<string, Png>
let places: ReadonlyMap<string, string>

const deck = (entries: readonly SocialImage[]) => new Map(entries.map((image) => [nameOf(image), image]))

const drawnAt = (entry = '') => readPng(readEntry(entry) ?? Buffer.alloc(0))

beforeAll(async () => {
  places = await drawSocialImages(deck(Object.values(images)), folder)
  drawn = new Map(Object.entries(images).map(([key, image]) => [key, drawnAt(places.get(nameOf(image)))]))
})
afterAll(() => {
  rmSync(folder, { recursive: true })
  removeSites()
})

const tokens = readTokens(readFileSync('engine/styles/tokens/color.css', 'utf8'))
const colorOf = (token: string) => bytesOf(resolve(token, 'light', tokens)).join()

/** How many of the pixels in a rectangle are not paper. */
function inked(png: Png, [left, top, right, bottom]: readonly [number, number, number, number]): number {
  const paper = colorOf('paper')
  let count = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) if (png.pixel(x, y).slice(0, 3).join() !== paper) count++
  }
  return count
}

describe('a social image', () => {
  it.each(Object.keys(images))('is a PNG of 1200 by 630 with an empty edge all around: %s', (key) => {
    const png = drawn.get(key) as Png
    expect([png.width, png.height]).toEqual([1200, 630])
    const edges = [
      [0, 0, 1200, 44],
      [0, 580, 1200, 630],
      [0, 0, 60, 630],
      [1144, 0, 1200, 630],
    ] as const
    for (const edge of edges) expect(inked(png, edge), edge.join()).toBe(0)
    // Between the title and what stands below it.
    expect(inked(png, [60, 352, 1144, 366]), 'below the title').toBe(0)
  })

  it.each(Object.keys(images))('is lighter than 60 kB: %s', (key) => {
    const file = places.get(nameOf(images[key] as SocialImage)) ?? ''
    expect(statSync(file).size).toBeLessThan(60_000)
  })

  it('shows the title in full size where it is short, and all lines of a long one', () => {
    const title = [60, 90, 1144, 352] as const
    const short = inked(drawn.get('plain') as Png, title)
    expect(short).toBeGreaterThan(5_000)
    expect(inked(drawn.get('a long title') as Png, title)).toBeGreaterThan(short)
    // The last line of a cut one is not empty.
    expect(inked(drawn.get('a title that is cut') as Png, [60, 300, 1144, 352])).toBeGreaterThan(500)
  })

  it('draws out the line of its place alone', () => {
    const colors = (key: string) => {
      const png = drawn.get(key) as Png
      const found = new Set<string>()
      for (let y = 370; y < 570; y++) for (let x = 400; x < 900; x++) found.add(png.pixel(x, y).slice(0, 3).join())
      return ['local', 'ssh', 'docker', 'k8s'].filter((target) => found.has(colorOf(`target-${target}`)))
    }
    expect(colors('plain')).toEqual(['local', 'ssh', 'docker', 'k8s'])
    expect(colors('ssh')).toEqual(['ssh'])
    expect(colors('k8s')).toEqual(['k8s'])
  })

  it('leaves out what the font cannot draw', async () => {
    const reference = { ...plain, title: 'Before after' }
    const found = await drawSocialImages(deck([reference]), folder)
    const pictures = [drawn.get('what the font lacks') as Png, drawnAt(found.get(nameOf(reference)))]
    const [one, other] = pictures.map((png) => inked(png, [60, 90, 1144, 352]))
    expect(one).toBe(other)
  })

  it('has another name as soon as it shows something else', () => {
    const names = Object.values(images).map(nameOf)
    expect(new Set(names).size).toBe(names.length)
    expect(nameOf({ ...plain })).toBe(nameOf(plain))
    expect(socialImageNames()(plain)).toBe(nameOf(plain))
  })

  it('is drawn once', async () => {
    const states = () =>
      readdirSync(join(folder, 'social-images')).map((name) => [
        name,
        statSync(join(folder, 'social-images', name)).ino,
      ])
    const before = states()
    await drawSocialImages(deck(Object.values(images)), folder)
    expect(states()).toEqual(before)
  })
})

describe('a build', () => {
  let drawing: BuildRun
  let without: BuildRun
  beforeAll(async () => {
    const site = writeSite()
    without = await runBuild(site, ['--strict', '--no-social-images'])
    drawing = await runBuild(writeSite({ 'config/site.ts': configText() }), ['--strict'], { BASE_PATH: '/some/base/' })
  })

  it('draws an image for each page and names it by its whole address', () => {
    const named = documents(drawing).flatMap(([, html]) => propertyOf(html, 'og:image') ?? [])
    const files = drawing.assets.filter((name) => name.startsWith('assets/social/'))
    expect(named.sort()).toEqual(files.map((name) => `https://tiny.example/some/base/${name}`).sort())
    // Two pages and a front page in two languages.
    expect(files).toHaveLength(6)
  })

  it('draws none and names none with --no-social-images', () => {
    expect(without.code).toBe(0)
    expect(without.assets.filter((name) => name.startsWith('assets/social/'))).toEqual([])
    for (const [name, html] of documents(without)) {
      expect(propertyOf(html, 'og:image'), name).toBeUndefined()
      expect(metaOf(html, 'twitter:card'), name).toBeUndefined()
      expect(html, name).not.toContain('assets/social/')
    }
    expect(propertyOf(page(without, 'docs/start.html'), 'og:title')).toBe('Start')
  })
})

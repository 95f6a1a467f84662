import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { targets } from '../../engine/model/target.ts'
import { drawSocialImages } from '../../features/social-images/draw-images.ts'
import { socialImageNames } from '../../features/social-images/image-names.ts'
import type { SocialImage } from '../../features/social-images/social-image.ts'
import { phrase } from '../corpus/prose.ts'
import { Random } from '../corpus/random.ts'
import { english } from '../corpus/words-en.ts'
import { russian } from '../corpus/words-ru.ts'
import { pageCount } from '../corpus/write-corpus.ts'
import { type Figure, measured } from '../figure.ts'
import { say } from '../say.ts'

const runs = 3

/** Draws the images of a whole site from nothing, then asks for them again with one title changed. */
export async function measureSocialImages(): Promise<readonly Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  let sizes: number[] = []
  for (let run = 0; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'images-'))
    const deck = makeDeck()
    const places = await timed(cold, () => drawSocialImages(deck, folder))
    sizes = await Promise.all([...places.values()].map(async (file) => (await stat(file)).size / 1000))
    const [[name = '', image] = []] = deck
    deck.delete(name)
    if (image) deck.set(`changed-${name}`, { ...image, title: `${image.title} ${run}` })
    await timed(warm, () => drawSocialImages(deck, folder))
    await rm(folder, { recursive: true })
    say(`Social images: ${cold.at(-1)?.toFixed(1)} s from nothing, ${warm.at(-1)?.toFixed(2)} s with one changed`)
  }
  return [
    measured(`Social images of ${pageCount} pages from nothing`, cold, 's', 40),
    measured('Social images with one title changed', warm, 's', 1),
    {
      ...measured('Weight of a image', sizes, 'kB', 60),
      value: Math.max(...sizes),
      note: `the heaviest of ${pageCount}`,
    },
  ]
}

function makeDeck(): Map<string, SocialImage> {
  const random = new Random(630)
  const nameOf = socialImageNames()
  const images = Array.from({ length: pageCount }, (_, index): SocialImage => {
    const [vocabulary, lang, language] = index % 2 ? [russian, 'ru', 'Русский'] : [english, 'en', 'English']
    const words = (most: number) => phrase(random, vocabulary, random.between(2, most))
    const target = random.chance(0.4) ? random.pick(targets) : undefined
    const texts = { title: words(12), trail: [words(2), words(4)], sign: '$', site: 'Bench', host: 'bench.example' }
    return { ...texts, language, lang, ...(target && { target }) }
  })
  return new Map(images.map((image) => [nameOf(image), image]))
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  times.push((performance.now() - started) / 1000)
  return result
}

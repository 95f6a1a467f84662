import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Card } from '../../src/build/cards/card.ts'
import { cardNames } from '../../src/build/cards/card-names.ts'
import { drawCards } from '../../src/build/cards/draw-cards.ts'
import { targets } from '../../src/model/target.ts'
import { phrase } from '../corpus/prose.ts'
import { Random } from '../corpus/random.ts'
import { english } from '../corpus/words-en.ts'
import { russian } from '../corpus/words-ru.ts'
import { pageCount } from '../corpus/write-corpus.ts'
import { type Figure, measured } from '../figure.ts'
import { say } from '../say.ts'

const runs = 3

/** Draws the cards of a whole site from nothing, then asks for them again with one title changed. */
export async function measureCards(): Promise<readonly Figure[]> {
  const cold: number[] = []
  const warm: number[] = []
  let sizes: number[] = []
  for (let run = 0; run < runs; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'cards-'))
    const deck = makeDeck()
    const places = await timed(cold, () => drawCards(deck, folder))
    sizes = await Promise.all([...places.values()].map(async (file) => (await stat(file)).size / 1000))
    const [[name = '', card] = []] = deck
    deck.delete(name)
    if (card) deck.set(`changed-${name}`, { ...card, title: `${card.title} ${run}` })
    await timed(warm, () => drawCards(deck, folder))
    await rm(folder, { recursive: true })
    say(`Cards: ${cold.at(-1)?.toFixed(1)} s from nothing, ${warm.at(-1)?.toFixed(2)} s with one changed`)
  }
  return [
    measured(`Cards of ${pageCount} pages from nothing`, cold, 's', 40),
    measured('Cards with one title changed', warm, 's', 1),
    {
      ...measured('Weight of a card', sizes, 'kB', 60),
      value: Math.max(...sizes),
      note: `the heaviest of ${pageCount}`,
    },
  ]
}

function makeDeck(): Map<string, Card> {
  const random = new Random(630)
  const nameOf = cardNames()
  const cards = Array.from({ length: pageCount }, (_, index): Card => {
    const [vocabulary, lang, language] = index % 2 ? [russian, 'ru', 'Русский'] : [english, 'en', 'English']
    const words = (most: number) => phrase(random, vocabulary, random.between(2, most))
    const target = random.chance(0.4) ? random.pick(targets) : undefined
    const texts = { title: words(12), trail: [words(2), words(4)], site: 'Bench', host: 'bench.example' }
    return { ...texts, language, lang, ...(target && { target }) }
  })
  return new Map(cards.map((card) => [nameOf(card), card]))
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  times.push((performance.now() - started) / 1000)
  return result
}

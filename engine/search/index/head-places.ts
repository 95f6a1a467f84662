import type { HeadFile } from './files.ts'
import { pairsOf } from './phrases.ts'
import { allRunTerms } from './terms-of.ts'

/** Where a term stands in the fields that are here at once: numbers of pages, and of sections for headings. */
export type HeadPlaces = Readonly<Record<HeadField, readonly number[]>>

type HeadField = 'titles' | 'keywords' | 'headings'

/** Lengths of a field, and their average. */
export interface FieldLengths {
  readonly of: Float32Array
  readonly average: number
}

/** The terms of titles, headings and keywords, with the lengths of the fields and how many telling words a name has. */
export function collectPlaces(file: HeadFile, headings: readonly string[]) {
  const places = new Map<string, Record<HeadField, number[]>>()
  const collect = (texts: readonly string[], field: HeadField) => {
    const of = new Float32Array(texts.length)
    const telling = new Uint8Array(texts.length)
    texts.forEach((text, number) => {
      const runs = allRunTerms(text)
      for (const { words, tellingWords, all } of runs) {
        of[number] = (of[number] ?? 0) + words.length
        telling[number] = (telling[number] ?? 0) + tellingWords
        for (const term of all) put(places, term, field, number)
      }
      for (const pair of pairsOf(runs)) put(places, pair, field, number)
    })
    return { lengths: { of, average: averageOf(of) }, telling }
  }
  const titles = collect(file.titles, 'titles')
  const keywords = collect(file.keywords, 'keywords')
  const below = collect(headings, 'headings')
  return {
    places,
    lengths: { titles: titles.lengths, keywords: keywords.lengths, headings: below.lengths },
    telling: { titles: titles.telling, headings: below.telling },
  }
}

/** Most terms stand in one field: they share this list for the others. */
const none: number[] = []

function put(places: Map<string, Record<HeadField, number[]>>, term: string, field: HeadField, number: number): void {
  let place = places.get(term)
  if (!place) {
    place = { titles: none, keywords: none, headings: none }
    places.set(term, place)
  }
  const known = place[field]
  if (known === none) place[field] = [number]
  // Twice in a heading is not more than once.
  else if (known.at(-1) !== number) known.push(number)
}

/** Average of those that have the field at all. */
export function averageOf(lengths: Float32Array): number {
  const filled = lengths.filter((length) => length > 0)
  return filled.length === 0 ? 1 : filled.reduce((sum, length) => sum + length, 0) / filled.length
}

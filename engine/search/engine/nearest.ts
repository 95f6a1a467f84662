import { editDistance } from '../../model/edit-distance.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { runsOf } from '../text/runs.ts'
import { isStopWord } from '../text/stop-words.ts'
import type { QueryWord } from './query.ts'

const most = 3
/** Words of fewer letters are near to everything. */
const shortest = 4

/** Words of titles and headings that are nearest to what was typed, further away than a typing error. */
export function nearestWords(words: readonly QueryWord[], indexes: readonly SearchIndex[]): string[] {
  const typed = words.flatMap(({ units }) => units.flatMap(({ slots }) => slots.map(({ word }) => word)))
  const known = new Set(
    indexes.flatMap(({ head }) => [...head.headings, ...head.pages.map(({ title }) => title)]).flatMap(wordsOf),
  )
  const far = new Map<string, number>()
  for (const word of typed.filter((one) => one.length >= shortest && !isStopWord(one))) {
    const limit = Math.floor(word.length / 2)
    for (const one of known) {
      if (Math.abs(one.length - word.length) > limit) continue
      const distance = editDistance(word, one, limit)
      if (distance <= limit) far.set(one, Math.min(far.get(one) ?? limit, distance))
    }
  }
  return [...far]
    .sort(([a, x], [b, y]) => x - y || a.length - b.length)
    .slice(0, most)
    .map(([word]) => word)
}

function wordsOf(text: string): string[] {
  const words = [...runsOf(text)].flatMap((run) => run.words.map((word) => word.text))
  return words.filter((word) => word.length >= shortest && !isStopWord(word))
}

/** What was looked for, word by word. */
export function lookedFor(words: readonly QueryWord[]): string[] {
  return words.map(({ raw }) => raw).filter((raw) => raw !== '')
}

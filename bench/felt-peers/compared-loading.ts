import type { QuietBrowser } from '../browser/quiet-browser.ts'
import { inTurn } from '../felt/in-turn.ts'
import { type Loading, measureLoading } from '../felt/loading.ts'
import { rounds } from '../felt/loading-figures.ts'
import type { Subject } from '../felt/subject.ts'
import { say } from '../say.ts'
import type { Compared } from './comparison.ts'

const rows: readonly (readonly [name: string, key: keyof Loading, unit: number, digits: number])[] = [
  ['First paint, phone, ms', 'firstPaint', 1, 0],
  ['Largest paint, phone, ms', 'largestPaint', 1, 0],
  ['Blocking time, phone, ms', 'blocking', 1, 0],
  ['Fetched once idle, kB', 'bytes', 1000, 0],
  ['JavaScript once idle, kB', 'script', 1000, 0],
  ['Fetched before the load, kB', 'needed', 1000, 0],
  ['Heap once idle, MB', 'heap', 1e6, 1],
]

/** First loads on a phone. */
export async function compareLoading(browser: QuietBrowser, subjects: readonly Subject[]): Promise<Compared[]> {
  say(`Loading: ${rounds} times each`)
  const loads = await inTurn(
    rounds,
    subjects.map((subject) => () => measureLoading(browser, 'en', subject)),
  )
  return rows.map(([name, key, unit, digits]) => ({
    name,
    digits,
    values: new Map(subjects.map((subject, at) => [subject.name, (loads[at] ?? []).map((load) => load[key] / unit)])),
  }))
}

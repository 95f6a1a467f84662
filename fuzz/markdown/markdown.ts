import type { LocaleCode } from '../../engine/model/locale.ts'
import { Random } from '../random.ts'
import { corpus, grow } from './grow.ts'
import { knownInputs, largestInputs } from './known.ts'
import { tryPage } from './try-page.ts'

/** Which inputs are tried: those of a seed, from a number on. */
export interface Range {
  readonly seed: string
  readonly from: number
  readonly count: number
}

/** What came of all of them. */
export interface Report {
  readonly inputs: number
  readonly faults: readonly { readonly input: string; readonly fault: string }[]
  readonly slowest: { readonly input: string; readonly milliseconds: number }
  /** Inputs that took longer than a page may. */
  readonly slow: number
}

/** Milliseconds that a page may take. */
export const pageTime = 2_000

const pages = corpus()

/** An input by its seed and number. */
export function inputOf(seed: string, number: number): string {
  return grow(new Random(`${seed}:${number}`), pages)
}

/** Tries what is known, and pages that grow from a seed. */
export async function fuzzMarkdown({ seed, from, count }: Range): Promise<Report> {
  const faults: { input: string; fault: string }[] = []
  let slowest = { input: '', milliseconds: 0 }
  let slow = 0
  const attempt = async (input: string, text: string, locale?: LocaleCode) => {
    const { milliseconds, fault } = await tryPage(text, locale)
    if (fault) faults.push({ input, fault })
    if (milliseconds > slowest.milliseconds) slowest = { input, milliseconds }
    if (milliseconds > pageTime) slow += 1
  }
  // What the first page of all reads from the disk is not its own time.
  await tryPage(pages.join('\n\n').slice(0, 50_000))
  const fixed = { ...knownInputs, ...Object.fromEntries(Object.entries(largestInputs).map(largest)) }
  for (const [name, text] of Object.entries(fixed)) await attempt(name, text)
  for (let number = from; number < from + count; number++) {
    await attempt(`${seed}:${number}`, inputOf(seed, number), number % 2 === 0 ? 'en' : 'ru')
  }
  return { inputs: Object.keys(fixed).length + count, faults, slowest, slow }
}

function largest([name, text]: [string, string]): [string, string] {
  return [`${name}, as large as a page may be`, text]
}

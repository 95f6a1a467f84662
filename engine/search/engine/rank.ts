import type { SearchIndex } from '../index/search-index.ts'
import type { Fallback, FoundIn } from '../protocol.ts'
import { bonuses, isMeant } from './bonus.ts'
import type { Resolved } from './resolved.ts'
import { idfOf } from './score.ts'
import type { Scores } from './scores.ts'
import { Top } from './top.ts'
import { coveragePower, inheritedCoverage, leastCoverage } from './weights.ts'

/** A section in its order. */
export interface Ranked {
  readonly index: SearchIndex
  readonly section: number
  readonly score: number
  /** Share of the query that it has, by the rarity of its words. */
  readonly coverage: number
  readonly kind: FoundIn
  /** Whether its heading, or its title, is the query and nothing else. */
  readonly isSame: boolean
  readonly fallback?: Fallback
}

export interface Ranking {
  /** The best ones, in order. */
  readonly top: readonly Ranked[]
  /** How many were found. */
  readonly total: number
}

/** Orders the sections that were found, the best first. */
export function rank(index: SearchIndex, resolved: Resolved, scores: Scores, limit: number): Ranking {
  const shareOf = shares(massesOf(index, resolved))
  let best = 0
  // What only the title of its page has is found at the beginning of the page.
  const own = scores.touched.filter((section) => ownSlots(scores, section) !== 0 && isMeant(index, section, resolved))
  const coverageOf = (section: number) => {
    const share = shareOf(ownSlots(scores, section))
    return share + (shareOf(scores.slots[section] ?? 0) - share) * inheritedCoverage
  }
  for (const section of own) best = Math.max(best, coverageOf(section))
  const least = best * leastCoverage
  const bonusOf = bonuses(index, resolved, scores)
  const top = new Top<Ranked>(limit, byScore)
  let total = 0
  for (const section of own) {
    const coverage = coverageOf(section)
    if (coverage < least) continue
    total += 1
    const { factor, isSame } = bonusOf(section)
    const score = (scores.score[section] ?? 0) * coverage ** coveragePower * factor
    if (top.takes(score)) {
      const found = { index, section, score, coverage, isSame, kind: kindOf(scores, section) }
      top.add({ ...found, ...fallbackOf(scores, section) })
    }
  }
  return { top: top.sorted(), total }
}

export function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section
}

/** Share of the query by the bits of its slots, each worked out once. */
function shares(masses: readonly number[]): (slots: number) => number {
  const total = masses.reduce((sum, mass) => sum + mass, 0)
  const known = new Map<number, number>()
  return (slots) => {
    const found = known.get(slots)
    if (found !== undefined) return found
    const had = masses.reduce((sum, mass, slot) => (slots & (1 << slot) ? sum + mass : sum), 0)
    const share = total === 0 ? 1 : had / total
    known.set(slots, share)
    return share
  }
}

/** How much of the query each slot is. What is nowhere counts as the rarest of words. */
function massesOf(index: SearchIndex, { optional, matchers }: Resolved): number[] {
  const rarest = Math.log(1 + index.head.pageOf.length)
  return optional.map((isOptional, slot) => {
    if (isOptional) return 0
    const own = matchers.filter(({ slots, expansions }) => expansions.length > 0 && slots & (1 << slot))
    return own.length === 0 ? rarest : Math.min(rarest, ...own.map((matcher) => idfOf(matcher, index)))
  })
}

/** Slots that the section has itself, not by its page. */
function ownSlots({ title, heading, keywords, text }: Scores, section: number): number {
  return (title[section] ?? 0) | (heading[section] ?? 0) | (keywords[section] ?? 0) | (text[section] ?? 0)
}

/** The first field that has all that the section has of the query. */
function kindOf({ slots, title, heading, keywords }: Scores, section: number): FoundIn {
  const all = slots[section] ?? 0
  if (title[section] === all) return 'title'
  if (heading[section] === all) return 'heading'
  return keywords[section] === all ? 'keywords' : 'content'
}

function fallbackOf({ layout, typo }: Scores, section: number): { fallback?: Fallback } {
  if (typo[section]) return { fallback: 'typo' }
  return layout[section] ? { fallback: 'layout' } : {}
}

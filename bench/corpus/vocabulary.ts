import type { Random } from './random.ts'

/** Words of a language by their part of speech, the frequent ones first. */
export interface Vocabulary {
  readonly small: readonly string[]
  readonly nouns: readonly string[]
  readonly verbs: readonly string[]
  readonly others: readonly string[]
  readonly nounEndings: readonly string[]
  readonly verbEndings: readonly string[]
  readonly otherEndings?: readonly string[]
}

/** A word as often as its language has it: every second one is a small one. */
export function word(random: Random, vocabulary: Vocabulary): string {
  const share = random.next()
  if (share < 0.46) return random.pickByRank(vocabulary.small)
  if (share < 0.76) return random.pickByRank(vocabulary.nouns) + random.pick(vocabulary.nounEndings)
  if (share < 0.9) return random.pickByRank(vocabulary.verbs) + random.pick(vocabulary.verbEndings)
  return random.pickByRank(vocabulary.others) + random.pick(vocabulary.otherEndings ?? [''])
}

/** Words for names in code, where every language is English. */
export function identifier(random: Random, { nouns, verbs }: Vocabulary): string {
  const parts = [random.pick(verbs), random.pick(nouns)].slice(random.between(0, 1))
  return parts.map((part, index) => (index === 0 ? part : (part[0] ?? '').toUpperCase() + part.slice(1))).join('')
}

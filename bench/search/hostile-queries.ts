import type { Random } from '../corpus/random.ts'

const letters = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  '0123456789',
  '$.#@_-/\\:()[]{}<>*?+^|"\'`~!&;,',
]

/** Queries as nobody should type them, and as impatient hands do: mistyped, joined, cut, pasted whole, of no language. */
export function hostileQueries(random: Random, words: readonly string[], count: number): string[] {
  const kinds = [mistyped, joined, pasted, nonsense, mixed, identifier, repeated] as const
  return Array.from({ length: count }, () => random.pick(kinds)(random, words))
}

function mistyped(random: Random, words: readonly string[]): string {
  return several(random, 1, 6, () => mistype(random, random.pick(words)))
}

function joined(random: Random, words: readonly string[]): string {
  return several(random, 1, 3, () => random.pick(words) + mistype(random, random.pick(words)))
}

function pasted(random: Random, words: readonly string[]): string {
  return several(random, 10, 80, () => (random.chance(0.5) ? mistype(random, random.pick(words)) : random.pick(words)))
}

function nonsense(random: Random): string {
  return several(random, 1, 30, () => signs(random, random.pick(letters), random.between(1, 30)))
}

function mixed(random: Random): string {
  return several(random, 1, 12, () => signs(random, letters.join(''), random.between(1, 20)))
}

function identifier(random: Random, words: readonly string[]): string {
  const parts = Array.from({ length: random.between(2, 6) }, () => mistype(random, random.pick(words)))
  return random.pick(['$.', '--', '', '@', '.']) + parts.join(random.pick(['.', '-', '_', '/', '::']))
}

function repeated(random: Random, words: readonly string[]): string {
  return random.pick([random.pick(words), signs(random, random.pick(letters), 2)]).repeat(random.between(2, 200))
}

function several(random: Random, from: number, to: number, one: () => string): string {
  return Array.from({ length: random.between(from, to) }, one).join(' ')
}

function mistype(random: Random, word: string): string {
  const at = random.between(0, word.length)
  const cut = random.between(0, 2)
  return (
    word.slice(0, at) + signs(random, random.pick(letters.slice(0, 2)), random.between(0, 2)) + word.slice(at + cut)
  )
}

function signs(random: Random, from: string, length: number): string {
  return Array.from({ length }, () => random.pick([...from])).join('')
}

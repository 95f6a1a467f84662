/** The letters of a word as bits, letters of both alphabets sharing them: for telling at a glance that words differ much. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 31)
  return bits
}

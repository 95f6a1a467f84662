import type { Problem } from '../../engine/problems/problem.ts'
import type { Effect, NameWords } from './words-schema.ts'

/** Where the words of a name stand. */
type NameLocation = Pick<Problem, 'file' | 'line'>

/** What does not work says what to do in its place, and what works does not. */
export function effectProblems(name: string, effect: Effect, words: NameWords, place: NameLocation): Problem[] {
  if (effect === 'works') {
    const hint = 'Leave the line out, or correct "effect" in the facts.'
    return words.instead ? [{ ...place, message: `"${name}" works, so nothing stands in its place.`, hint }] : []
  }
  const hint = 'Write instead: { en: …, ru: … } below it.'
  const said = effect === 'none' ? 'has no effect' : 'works in part'
  return words.instead ? [] : [{ ...place, message: `"${name}" ${said} and says nothing to do instead.`, hint }]
}

import type { Mark } from '../protocol.ts'
import { runsOf } from '../text/runs.ts'
import { stem } from '../text/stem.ts'

/** Where the terms of a search stand in a text: words by themselves, identifiers as a whole. */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = []
  for (const run of runsOf(text)) {
    const names = [run.whole, run.joined === undefined ? undefined : stem(run.joined)]
    if (names.some((name) => name !== undefined && terms.has(name))) marks.push([run.start, run.end])
    else for (const { text: word, start, end } of run.words) if (terms.has(stem(word))) marks.push([start, end])
  }
  return marks
}

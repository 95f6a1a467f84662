import { runsOf } from '../text/runs.ts'

/** `$.which(command)`, `ProcessPromise.nothrow()`, `LocalAdapterConfig`; a word may stand in front: Function `retry`. */
const name = String.raw`[$\p{L}_][$.[\]\p{L}\p{N}_]*(?:\([^()]*\))?`
const definition = new RegExp(String.raw`^(?:\p{L}+ )?${name}(?:, ${name})*$`, 'u')
/** A heading of plain words looks the same. */
const sign = /[$(_]|\.\p{L}|\p{Ll}\p{Lu}/u

/**
 * The names that a heading defines, in small letters and without signs: it says them and nothing else. Of a member both
 * the whole and what stands behind the last dot.
 */
export function definedIn(heading: string): string[] {
  if (!sign.test(heading) || !definition.test(heading)) return []
  const names = heading.replace(/\([^()]*\)/g, '').split(/, |^\p{L}+ (?=\S)/u)
  return names.flatMap((one) =>
    [...new Set([joined(one), joined(one.slice(one.lastIndexOf('.') + 1))])].filter(Boolean),
  )
}

function joined(name: string): string {
  return [...runsOf(name)].flatMap(({ words }) => words.map(({ text }) => text)).join('')
}

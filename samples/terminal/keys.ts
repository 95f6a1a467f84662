import { suggestion } from '../../engine/model/nearest.ts'

/** What a terminal sends for keys that are no letters. */
const named: Readonly<Record<string, string>> = {
  enter: '\r',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  space: ' ',
  tab: '\t',
  esc: '\x1b',
  backspace: '\x7f',
  'ctrl-c': '\x03',
}

/** Reads the mark `keys`: `Ann{enter}{down}` is what a terminal sends for each key, one after the other. */
export function readKeys(mark: string): { keys: string[] } | { problem: string; hint: string } {
  const words = mark.match(/\{[^}]*\}|[^{]/gu) ?? []
  const unknown = words
    .map((word) => word.slice(1, -1))
    .find((name, index) => words[index]?.startsWith('{') && !named[name])
  if (unknown !== undefined) {
    return { problem: `"keys" has no key {${unknown}}.`, hint: suggestion(unknown, Object.keys(named)) }
  }
  return { keys: words.map((word) => named[word.slice(1, -1)] ?? word) }
}

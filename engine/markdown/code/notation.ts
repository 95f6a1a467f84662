import { suggestion } from '../../model/nearest.ts'
import type { MetaProblem } from './meta.ts'

/** How a line or a word of a sample is marked. */
export const noteLevels = ['error', 'warning', 'success'] as const

/** What a comment such as `// [!code error]` says of a line, or of one word in it. */
export interface Note {
  readonly level: (typeof noteLevels)[number]
  /** 1-based, blank lines at the beginning left out. */
  readonly line: number
  readonly word?: string
}

/** A sample without those comments, and what they say. */
export interface Notations {
  readonly text: string
  readonly notes: readonly Note[]
  /** Each with its line in the sample, 1-based. */
  readonly problems: readonly (MetaProblem & { readonly line: number })[]
}

/** In the comment of any language, at the end of a line. */
const notation = /[ \t]*(?:\/\/|\/\*|<!--|--|#|;)[ \t]*\[!code[ \t]+(.+?)[ \t]*\][ \t]*(?:\*\/|-->)?[ \t]*$/

/** Takes the notations out of a sample. */
export function readNotations(source: string): Notations {
  if (!source.includes('[!code')) return { text: source, notes: [], problems: [] }
  const notes: Note[] = []
  const problems: Notations['problems'][number][] = []
  const lines = source.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const text = lines.map((line, index) => {
    const [whole = '', said = ''] = notation.exec(line) ?? []
    if (!whole) return line
    const rest = line.slice(0, -whole.length)
    const read = rest.trim() ? notesIn(said, index - first + 1) : alone
    if (!('message' in read)) {
      notes.push(...read)
      return rest
    }
    problems.push({ ...read, line: index + 1 })
    return line
  })
  return { text: text.join('\n'), notes, problems }
}

const alone: MetaProblem = {
  message: 'A mark "[!code …]" stands alone on its line.',
  hint: 'Write it at the end of the line that it marks.',
}

/** Reads `error`, `error:3` for as many lines, and `error word:name`. */
function notesIn(said: string, line: number): Note[] | MetaProblem {
  const [, name = said, count = '1', word] = /^([^\s:]+)(?::(\d{1,3}))?(?:\s+word:(.+))?$/.exec(said) ?? []
  const level = noteLevels.find((known) => known === name)
  if (!level) {
    const others = /^(?:\+\+|--|hl|highlight|focus|word:.*)$/.test(name)
    const hint = others ? 'Lines are highlighted by {2,4-6}, and changed by diff, behind the fence.' : undefined
    return { message: `Unknown mark "[!code ${said}]".`, hint: hint ?? suggestion(name, noteLevels) }
  }
  if (word !== undefined) return [{ level, line, word }]
  return Array.from({ length: Number(count) }, (_, index) => ({ level, line: line + index }))
}

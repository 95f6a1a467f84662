import { plain } from './letters.ts'

/** A word of a text, plain, and where it stands. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * Signs without a space between them: a word, or an identifier with its parts. `maxConcurrency` has the words `max` and
 * `concurrency`, and so have `--max-concurrency` and `max.concurrency`.
 */
export interface Run {
  readonly start: number
  readonly end: number
  readonly words: readonly Word[]
  /** All words as one, where there are several: `maxconcurrency`, `targetshosts`. */
  readonly joined?: string
  /** As it is written, where there is more than letters and hyphens in between: `$.ssh`, `--max-concurrency`, `process.env`. */
  readonly whole?: string
}

const runPattern = /[\p{L}\p{N}\p{M}$@#._:/\\~+-]+/gu
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
/** Borders inside of an identifier, between letters of at least two on each side: `maxConcurrency`, `SSHAdapter`. */
const caseBorder =
  /(?<=\p{Ll}\p{Ll}|\p{Ll}\p{N})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}\p{Ll})(?=\p{Lu}\p{Lu})/u
/** Longer ones are addresses and hashes: nobody types them whole. */
const longest = 48
const mostWords = 6

/** Signs of a text that may be runs, as they stand there: equal ones are equal runs. */
export function* rawRunsOf(text: string): Generator<RegExpExecArray> {
  for (const match of text.matchAll(runPattern)) yield match
}

/** The runs of a text that hold a letter, a digit or a `$`. */
export function* runsOf(text: string): Generator<Run> {
  for (const match of text.matchAll(runPattern)) {
    const run = runAt(match[0], match.index)
    if (run) yield run
  }
}

/** Reads signs without a space between them, which stand at an offset. */
export function runAt(raw: string, offset: number): Run | undefined {
  const inner = raw.replace(/[._:/\\~+-]+$/, '')
  // Of what stands in front only these belong to a name.
  const lead = /^(?:[^\p{L}\p{N}$@#.-]*?)(?=(?:\$?\.?|-{1,2}|@|#)[\p{L}\p{N}]|\$)/u.exec(inner)?.[0].length ?? 0
  const start = offset + lead
  const body = inner.slice(lead)
  const words = wordsOf(body, start)
  if (words.length === 0) return body.startsWith('$') ? { start, end: start + 1, words, whole: '$' } : undefined
  const end = start + body.length
  if (body.length > longest || words.length > mostWords) return { start, end, words }
  const whole = wholeOf(body)
  return {
    start,
    end,
    words,
    ...(words.length > 1 && { joined: words.map(({ text }) => text).join('') }),
    ...(whole !== undefined && { whole }),
  }
}

function wholeOf(body: string): string | undefined {
  const name = body.replace(/^[^\p{L}\p{N}$@#.-]+/u, '')
  const hasSigil = /^(?:\$|\.|-{1,2}|@|#)[\p{L}\p{N}.]/u.test(name)
  const hasJoint = /[\p{L}\p{N}](?:[._/]|::?)[\p{L}\p{N}$]/u.test(name)
  return hasSigil || hasJoint ? plain(name) : undefined
}

function wordsOf(body: string, offset: number): Word[] {
  const words: Word[] = []
  for (const { 0: letters, index } of body.matchAll(wordPattern)) {
    let at = offset + index
    for (const part of letters.split(caseBorder)) {
      const text = plain(part)
      if (text !== '') words.push({ text, start: at, end: at + part.length })
      at += part.length
    }
  }
  return words
}

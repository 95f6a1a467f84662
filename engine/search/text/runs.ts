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
  readonly names: readonly Name[]
}

/** What several words of an identifier, or all of it, are called together. */
export interface Name {
  /**
   * `joined`: words written as one, `maxconcurrency`. `whole`: as it is written, `$.ssh`, `--max-concurrency`.
   * `member`: the same without what it is a member of, `.nothrow` of `promise.nothrow`. `leading`: without its end.
   */
  readonly kind: 'joined' | 'whole' | 'member' | 'leading'
  readonly text: string
  /** The words that it stands for, by their numbers. */
  readonly from: number
  readonly to: number
}

const runPattern = /[\p{L}\p{N}\p{M}$@#._:/\\~+-]+/gu
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu
/** Borders inside of an identifier, between letters of at least two on each side: `maxConcurrency`, `SSHAdapter`. */
const caseBorder =
  /(?<=\p{Ll}\p{Ll}|\p{Ll}\p{N})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Ll}\p{Ll})(?=\p{Lu}\p{Lu})/u
/** Longer ones are addresses and hashes: nobody types them whole. */
const longest = 48
const maxWords = 6
/** Members behind dots: `promise.nothrow`, `$.parallel.all`. No path, version or address is one. */
const chain = /^\.?[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u

/** Signs of a text that may be runs, as they stand there: equal ones are equal runs. */
export function* rawRunsOf(text: string): Generator<RegExpExecArray> {
  for (const match of text.matchAll(runPattern)) yield match
}

/** The same without their places, where many texts are read: an array of strings takes a fraction of the time. */
export function allRawRuns(text: string): readonly string[] {
  return text.match(runPattern) ?? []
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
  if (words.length === 0) {
    const dollar: Name = { kind: 'whole', text: '$', from: 0, to: 0 }
    return body.startsWith('$') ? { start, end: start + 1, words, names: [dollar] } : undefined
  }
  const isAddress = body.length > longest || words.length > maxWords
  return { start, end: start + body.length, words, names: isAddress ? [] : namesOf(body, words, start) }
}

function namesOf(body: string, words: readonly Word[], start: number): Name[] {
  const whole = wholeOf(body)
  const to = words.length
  if (whole === undefined) return to > 1 ? [joinedOf(words, 0, to)] : []
  const links = chain.test(whole) ? linksOf(body, words, start) : []
  const joined = links.filter(({ from, to }) => to - from > 1).map(({ from, to }) => joinedOf(words, from, to))
  const members = links.slice(1).map(({ at, from }, i): Name => {
    const member = plain(body.slice(at))
    return { kind: 'member', text: i === links.length - 2 ? `.${member}` : member, from, to }
  })
  if (joined.length === 0 && to > 1) joined.push(joinedOf(words, 0, to))
  return [...joined, { kind: 'whole', text: whole, from: 0, to }, ...members]
}

function joinedOf(words: readonly Word[], from: number, to: number): Name {
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join('')
  return { kind: 'joined', text, from, to }
}

/** Links of a chain, each with the place where it begins and its words. A `.` in front of the first one is no border. */
function linksOf(body: string, words: readonly Word[], start: number): { at: number; from: number; to: number }[] {
  const borders = [...body.matchAll(/(?<=[^.])\./g)].map(({ index }) => index + 1)
  const starts = [0, ...borders]
  const numberAt = (at: number) => {
    const number = words.findIndex((word) => word.start - start >= at)
    return number < 0 ? words.length : number
  }
  return starts.map((at, i) => ({ at, from: numberAt(at), to: numberAt(starts[i + 1] ?? body.length) }))
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

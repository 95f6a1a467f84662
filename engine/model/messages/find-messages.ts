import { cleanText, speaksOfXec } from './clean-text.ts'
import type { MessagePattern } from './known-message.ts'

/** Longer texts are looked at from their beginning to here, and at their end: a message stands at one of them. */
const longest = 60_000

/**
 * The messages that a text holds, such as the one that somebody has pasted; the first one is the answer. What comes first in
 * the list wins, so narrow patterns stand before wide ones.
 */
export function findMessages<Known extends MessagePattern>(text: string, known: readonly Known[]): Known[] {
  const cut = text.length > longest ? `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}` : text
  const isXec = speaksOfXec(cut)
  const lines = cleanText(cut)
  const unwrapped = lines.replace(/\s+/g, '')
  const fits = (pattern: string) => {
    const { asWritten, joined } = expressionsOf(pattern)
    return asWritten.test(lines) || joined.test(unwrapped)
  }
  return known.filter(({ pattern, weak }) => fits(pattern) || (weak !== undefined && isXec && fits(weak)))
}

/** A terminal breaks lines in the middle of words, and a search box joins them: then blanks say nothing. */
function unspaced(pattern: string): string {
  return (
    pattern
      .replace(/\\s[*+?]?| [?*+]?/g, '')
      // Without the ends of lines, what may be anything would reach across the whole text.
      .replace(/(^|[^\\])\.\*/g, '$1.{0,100}?')
      .replace(/(^|[^\\])\.\+/g, '$1.{1,100}?')
      .replace(/\\S\+/g, '.{1,100}?')
      .replace(/\\b/g, '')
  )
}

interface Expressions {
  readonly asWritten: RegExp
  /** For a text without blanks. */
  readonly joined: RegExp
}

const expressions = new Map<string, Expressions>()

function expressionsOf(pattern: string): Expressions {
  const before = expressions.get(pattern)
  if (before) return before
  const made = { asWritten: new RegExp(pattern, 'm'), joined: new RegExp(unspaced(pattern), 'm') }
  expressions.set(pattern, made)
  return made
}

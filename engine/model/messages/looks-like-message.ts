/** What stands in messages and hardly in words that somebody looks for: `name: text`, ECODES, quoted names, failures. */
const marks = [
  /[\w)\]'"]: \S|'[^']+'/,
  /\bE[A-Z]{2,}_?[A-Z]{2,}\b|Error\b/,
  /\b(?:failed (?:to|with)|must be provided|(?:methods|verification) failed|must have|not available in|denied|refused|timed out|not found|cannot|unable to|is not a)\b/i,
]

/** The code of an error of Node, which is a word of its own. */
const code = /^\[?ERR_[A-Z_]+\]?$/

/**
 * Whether a query is something that a terminal printed rather than words to look for: several lines, a stack, or more than
 * a few words with the marks of an error.
 */
export function looksLikeMessage(query: string): boolean {
  const text = query.trim()
  if (text.length < 12) return false
  if (code.test(text)) return true
  if (/\n|\bat \S+ \(|■ /.test(text)) return true
  return text.split(/\s+/).length >= 3 && (text.length > 60 || marks.some((mark) => mark.test(text)))
}

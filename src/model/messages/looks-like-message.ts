/**
 * Whether a query is something that a terminal printed rather than words to look for: several lines, a stack, or more than
 * a few words with the marks of an error.
 */
export function looksLikeMessage(query: string): boolean {
  const text = query.trim()
  if (text.length < 12) return false
  if (/\n|\bat \S+ \(|■ /.test(text)) return true
  const words = text.split(/\s+/).length
  return words >= 3 && (/[A-Za-z)\]'"]: \S|\bE[A-Z]{4,}\b|Error\b|'[^']+'|\bfailed\b/.test(text) || text.length > 60)
}

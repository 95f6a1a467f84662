/** Messages of an error and of its causes, outermost first. An error that causes itself is named once. */
export function messagesOf(error: unknown): string[] {
  const seen = new Set<unknown>()
  const messages: string[] = []
  for (let at = error; at !== undefined && !seen.has(at); at = at instanceof Error ? at.cause : undefined) {
    seen.add(at)
    messages.push(at instanceof Error ? at.message || at.name : String(at))
  }
  return messages.length > 0 ? messages : [String(error)]
}

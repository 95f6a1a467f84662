import type { KnownMessage } from '../../model/messages/known-message.ts'

/** Longest wait for the file, in milliseconds. */
const timeout = 15_000

const loading = new Map<string, Promise<readonly KnownMessage[]>>()

/** Fetches the messages of a language, once; after a failure the next call tries again. */
export function loadMessages(href: string): Promise<readonly KnownMessage[]> {
  const before = loading.get(href)
  if (before) return before
  const asked = fetchMessages(href)
  loading.set(href, asked)
  asked.catch(() => loading.delete(href))
  return asked
}

async function fetchMessages(href: string): Promise<readonly KnownMessage[]> {
  const response = await fetch(href, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return (await response.json()) as readonly KnownMessage[]
}

import { takeEarly } from './early.ts'
import { SearchFailure } from './failure.ts'
import { format, headName } from './files.ts'
import { isSealed } from './seal.ts'

/** Longest wait for a file, in milliseconds. */
const timeout = 15_000

/** Gives the content of a file by its href. */
export type FetchFile = (href: string) => Promise<unknown>

export const fetchFile: FetchFile = async (href) => readFile(href, await fetchBytes(href))

/**
 * Fetches a file of an index without reading it. But for the head, its address holds a hash, so browsers keep it for good.
 * @throws SearchFailure
 */
export async function fetchBytes(href: string): Promise<ArrayBuffer> {
  const unreachable = (cause: unknown): never => {
    throw new SearchFailure('unreachable', `${href} could not be reached`, { cause })
  }
  const cache = href.endsWith(`/${headName}`) ? 'no-cache' : 'default'
  const asked = takeEarly(href) ?? fetch(href, { cache, signal: AbortSignal.timeout(timeout) })
  const response = await asked.catch(unreachable)
  if (response.status >= 500) throw new SearchFailure('unreachable', `${href} answered ${response.status}`)
  // A later build took the file away.
  if (!response.ok) throw new SearchFailure('outdated', `${href} answered ${response.status}`)
  return response.arrayBuffer().catch(unreachable)
}

/** @throws SearchFailure as `parseFile` */
export function readFile(href: string, bytes: ArrayBuffer): unknown {
  return parseFile(href, new TextDecoder().decode(bytes))
}

/** @throws SearchFailure for what is no JSON, of another format, or not as it was written. */
export function parseFile(href: string, text: string): unknown {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (cause) {
    throw new SearchFailure('damaged', `${href} is not JSON`, { cause })
  }
  const found = (content as { format?: unknown } | null)?.format
  if (found !== format) throw new SearchFailure('outdated', `${href} has format ${found}, not ${format}`)
  const name = href.slice(href.lastIndexOf('/') + 1)
  if (!isSealed(name, text)) throw new SearchFailure('damaged', `${href} is not as it was written`)
  return content
}

/** Milliseconds until a request counts as failed. */
const timeout = 15_000

/** The page cannot be had now, but may later: offline, too slow, or a fault of the server. */
export class PageUnreachable extends Error {}
/** This document is too old to show the page: the browser must load it as a whole. */
export class PageOutdated extends Error {}

/**
 * Fetches a file that a page is made of.
 * @throws PageUnreachable, PageOutdated
 */
export async function fetchJson<T>(href: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(href, { cache, signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    throw new PageUnreachable(`${href} could not be reached`, { cause })
  })
  if (response.status >= 500) throw new PageUnreachable(`${href} answered ${response.status}`)
  if (!response.ok) throw new PageOutdated(`${href} answered ${response.status}`)
  const text = await response.text().catch((cause: unknown) => {
    throw new PageUnreachable(`${href} broke off`, { cause })
  })
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    throw new PageOutdated(`${href} is not JSON`, { cause })
  }
}

/**
 * The state of a tool in the address of its page, so that it can be shared: one parameter of the query, `?NAME=JSON`. It
 * replaces the entry of the history, and leaves other parameters and the hash as they are.
 */
export function writeState(name: string, state: unknown): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, JSON.stringify(state))
  window.history.replaceState(window.history.state, '', url)
}

/** What the address says, unchecked; undefined where it says nothing, or nothing that can be read. */
export function readState(name: string): unknown {
  try {
    return JSON.parse(new URL(window.location.href).searchParams.get(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

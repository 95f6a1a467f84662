const memory = new Map<string, string>()

/** Keeps a text for as long as the tab is open; undefined forgets it. Where storage is refused, until the document is left. */
export function keepInTab(key: string, text: string | undefined): void {
  if (text === undefined) memory.delete(key)
  else memory.set(key, text)
  try {
    if (text === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    // Refused or full.
  }
}

/** What was kept under a key. */
export function keptInTab(key: string): string | undefined {
  try {
    return memory.get(key) ?? window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

import { forget, onStoredElsewhere, readStored, store } from './storage.ts'

/** One remembered choice, the same for every component on the page and for every tab. */
export interface StoredValue {
  readonly read: () => string | null
  /** Null forgets the choice. */
  readonly write: (value: string | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

const values = new Map<string, StoredValue>()

/** The choice under a key. Without storage it lasts until the page is left. */
export function storedValue(key: string): StoredValue {
  const known = values.get(key)
  if (known) return known
  const made = createStoredValue(key)
  values.set(key, made)
  return made
}

function createStoredValue(key: string): StoredValue {
  const listeners = new Set<() => void>()
  let value: string | null | undefined
  let listensToTabs = false

  const change = (next: string | null) => {
    value = next
    for (const listener of listeners) listener()
  }

  return {
    read() {
      if (value === undefined) value = readStored(key)
      return value
    },
    write(next) {
      if (next === null) forget(key)
      else store(key, next)
      change(next)
    },
    subscribe(listener) {
      // Once, and only in a browser.
      if (!listensToTabs) onStoredElsewhere(key, change)
      listensToTabs = true
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let warned = false

/**
 * Local storage. Where the browser throws (private mode, sandboxed frame, quota), it warns once, reading gives null and
 * writing does nothing.
 */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(window.localStorage)
  } catch (error) {
    if (!warned) {
      warned = true
      console.warn('Storage is not available here: choices such as the color mode last until the page is left.', error)
    }
    return null
  }
}

export function readStored(key: string): string | null {
  return attempt((storage) => storage.getItem(key))
}

export function store(key: string, value: string): void {
  attempt((storage) => storage.setItem(key, value))
}

export function forget(key: string): void {
  attempt((storage) => storage.removeItem(key))
}

/**
 * Calls back when another page changes the key or clears the storage: in another tab, or in this one while this page was in the back/forward
 * cache.
 */
export function onStoredElsewhere(key: string, listener: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) listener(event.newValue)
    // All of the storage was cleared, or that of a tab alone: it tells which.
    if (event.key === null) listener(readStored(key))
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener(readStored(key))
  })
}

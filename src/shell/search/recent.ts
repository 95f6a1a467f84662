import { storageKeys } from '../../model/storage-keys.ts'
import { storedValue, useStored } from '../storage/stored-value.ts'

/** Searches that are remembered. */
const kept = 5

/** What the reader searched for last, newest first. It stays in this browser. */
export function useRecentSearches(): readonly string[] {
  return parse(useStored(storageKeys.recentSearches))
}

/** Remembers a search that led somewhere. */
export function remember(query: string): void {
  const wanted = query.trim().slice(0, 100)
  if (wanted === '') return
  const value = storedValue(storageKeys.recentSearches)
  const others = parse(value.read()).filter((one) => one !== wanted)
  value.write(JSON.stringify([wanted, ...others].slice(0, kept)))
}

export function forgetSearches(): void {
  storedValue(storageKeys.recentSearches).write(null)
}

/** Anybody can write to the storage: whatever is no list of texts counts as nothing. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

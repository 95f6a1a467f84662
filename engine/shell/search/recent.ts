import { useSyncExternalStore } from 'react'
import { storageKeys } from '../../model/storage-keys.ts'
import { storedValue } from '../storage/stored-value.ts'

/** Maximum searches that are stored. */
const kept = 5

/** Recent searches of this browser, newest first. */
export function useRecentSearches(): readonly string[] {
  const { subscribe, read } = storedValue(storageKeys.recentSearches)
  return parse(useSyncExternalStore(subscribe, read))
}

/** Stores a search after which the reader opened a hit. */
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

/** The stored list; empty where something else is stored. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, kept) : []
  } catch {
    return []
  }
}

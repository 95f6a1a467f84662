import { rmdirSync } from 'node:fs'

/** Says whether it did: a folder with something in it stays. */
export function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false
  }
}

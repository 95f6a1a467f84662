import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file below a folder. */
export function writeBelow(folder: string, name: string, content: string | Uint8Array): void {
  writeFileSync(placeBelow(folder, name), content)
}

/** Where a file is to lie, in a folder that is there. */
export function placeBelow(folder: string, name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}

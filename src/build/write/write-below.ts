import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file below a folder. @param made folders that are there already */
export function writeBelow(folder: string, name: string, content: string | Uint8Array, made: Set<string>): void {
  writeFileSync(placeBelow(folder, name, made), content)
}

/** Where a file is to lie, in a folder that is there. */
export function placeBelow(folder: string, name: string, made: Set<string>): string {
  const file = join(folder, name)
  const parent = dirname(file)
  if (!made.has(parent)) mkdirSync(parent, { recursive: true })
  made.add(parent)
  return file
}

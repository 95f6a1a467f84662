import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file beside its place and moves it there: nobody finds half of it, and of two who write the same both succeed. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  // It says who writes it: what a killed process leaves is found by that, and removed (cache/seal.mjs).
  const draft = `${file}.${process.pid}-${randomUUID()}.draft`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

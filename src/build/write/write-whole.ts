import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file beside its place and moves it there: nobody finds half of it, and of two who write the same both succeed. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = draftOf(file)
  await writeFile(draft, content)
  await rename(draft, file)
}

/** The same for a step that is in one piece. */
export function writeWholeSync(file: string, content: string | Uint8Array): void {
  const draft = draftOf(file)
  writeFileSync(draft, content)
  renameSync(draft, file)
}

/** It says who writes it: what a killed process leaves is found by that, and removed (cache/seal.mjs). */
function draftOf(file: string): string {
  return `${file}.${process.pid}-${randomUUID()}.draft`
}

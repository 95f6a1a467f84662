import { randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'

/** Writes a file beside its place and moves it there: nobody finds half of it, and of two who write the same both succeed. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, content)
  await rename(draft, file)
}

/** The same for a step that is in one piece. */
export function writeWholeSync(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SourceState, sourceState } from '../../engine/read/source-state.ts'

/** Folder of the words for commands, messages and keys, from the site's root. */
export const referenceFolder = 'content/reference'

/** The words of a site's reference; undefined for a site without any. */
export function referenceStateOf(root: string): SourceState | undefined {
  const folder = join(root, referenceFolder)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.yml')) : []
  return sourceState(
    root,
    files.sort().map((file) => `${referenceFolder}/${file}`),
  )
}

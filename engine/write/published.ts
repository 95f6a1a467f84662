import { join } from 'node:path'
import { readEntry, writeEntry } from '../cache/entry.ts'
import { buildFolder } from './output-folder.ts'

/** What builds have put into a folder. What it holds besides is not theirs. */
export interface Published {
  /** Files of the site. */
  readonly files: readonly string[]
  /** Files of the build before that this one has no more: readers of its pages still ask for them. */
  readonly before: readonly string[]
}

/** What lies in the folder from builds before; nothing where that is not known. */
export function readPublished(outDir: string): Published {
  const text = readEntry(recordIn(outDir))?.toString('utf8')
  return text === undefined ? { files: [], before: [] } : (JSON.parse(text) as Published)
}

export function writePublished(outDir: string, published: Published): void {
  writeEntry(recordIn(outDir), JSON.stringify(published))
}

function recordIn(outDir: string): string {
  return join(outDir, buildFolder, 'published')
}

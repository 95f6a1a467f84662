import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { Precompressor } from './precompressor.ts'

/** Compresses the files of a folder, as a build compresses its own. */
export async function precompress(folder: string, cacheDir: string): Promise<void> {
  const precompressor = new Precompressor(cacheDir)
  for (const name of filesBelow(folder)) {
    const file = join(folder, name)
    await precompressor.add(file, readFileSync(file))
  }
  await precompressor.finish()
}

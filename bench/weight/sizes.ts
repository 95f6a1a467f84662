import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a text after brotli at its best, as a host sends it that compresses ahead of time. */
export function brotliSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return brotliCompressSync(content, { params }).length
}

/** Bytes of a file on its way; fonts are compressed in themselves. */
export async function sizeOnTheWay(file: string): Promise<number> {
  const content = await readFile(file)
  return file.endsWith('.woff2') ? content.length : brotliSize(content)
}

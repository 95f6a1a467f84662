import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readEntry, writeEntry } from '../../engine/cache/entry.ts'
import type { SocialImage } from './social-image.ts'

/**
 * Draws the images that earlier builds have not drawn, several at a time: the renderer works in threads of its own.
 * @param images by their names; see `socialImageNames`.
 * @returns the entry of the cache that holds the picture of each name.
 */
export async function drawSocialImages(
  images: ReadonlyMap<string, SocialImage>,
  cacheDir: string,
): Promise<Map<string, string>> {
  const folder = join(cacheDir, 'social-images')
  await mkdir(folder, { recursive: true })
  const places = new Map([...images.keys()].map((name) => [name, join(folder, name)]))
  const missing = [...places].flatMap(([name, file]) => (readEntry(file) ? [] : [name]))
  if (missing.length > 0) {
    const { openRenderer } = await import('./renderer.ts')
    const draw = await openRenderer()
    const queue = missing.values()
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (const name of queue) writeEntry(join(folder, name), await draw(images.get(name) as SocialImage))
      }),
    )
  }
  return places
}

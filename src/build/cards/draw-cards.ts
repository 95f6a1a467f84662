import { access, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from '../write/write-whole.ts'
import type { Card } from './card.ts'

/**
 * Draws the cards that earlier builds have not drawn, several at a time: the renderer works in threads of its own.
 * @param cards by their names; see `cardNames`.
 * @returns where the picture of each name lies.
 */
export async function drawCards(cards: ReadonlyMap<string, Card>, cacheDir: string): Promise<Map<string, string>> {
  const folder = join(cacheDir, 'cards')
  await mkdir(folder, { recursive: true })
  const places = new Map([...cards.keys()].map((name) => [name, join(folder, name)]))
  const found = await Promise.all([...places].map(async ([name, file]) => ((await exists(file)) ? [] : [name])))
  const missing = found.flat()
  if (missing.length > 0) {
    const { openCardRenderer } = await import('./card-renderer.ts')
    const draw = await openCardRenderer()
    const queue = missing.values()
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (const name of queue) await writeWhole(join(folder, name), await draw(cards.get(name) as Card))
      }),
    )
  }
  return places
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
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
        for (const name of queue) await keep(join(folder, name), await draw(cards.get(name) as Card))
      }),
    )
  }
  return places
}

/** Written beside and renamed, so that a build that is interrupted leaves no half picture. */
async function keep(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.${process.pid}`, content)
  await rename(`${file}.${process.pid}`, file)
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

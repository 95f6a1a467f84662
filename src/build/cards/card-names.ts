import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { targets } from '../../model/target.ts'
import { colorTokens } from '../tokens/theme-colors.ts'
import type { Card } from './card.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const project = fileURLToPath(new URL('../../..', import.meta.url))
/** Packages that draw: another version draws anew. */
const packages = ['@takumi-rs/core', '@fontsource-variable/martian-mono']

/**
 * Names the file of a card by everything that it shows, so that it is known before anything is drawn: a card that exists is
 * not drawn again, and a changed one has another address, which makes those who keep pictures of links fetch it.
 */
export function cardNames(): (card: Card) => string {
  const look = createHash('sha256')
  for (const name of readdirSync(here).sort()) look.update(name).update(readFileSync(join(here, name)))
  const glyphs = targets.map((target) => join(project, `src/icons/${target}.svg`))
  const manifests = packages.map((name) => join(project, `node_modules/${name}/package.json`))
  for (const file of [colorTokens, ...glyphs, ...manifests]) look.update(readFileSync(file))
  const base = look.digest('hex')
  return (card) => `${createHash('sha256').update(base).update(JSON.stringify(card)).digest('hex').slice(0, 16)}.png`
}

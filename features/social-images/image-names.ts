import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { targets } from '../../engine/model/target.ts'
import { colorTokens } from '../../engine/tokens/theme-colors.ts'
import type { SocialImage } from './social-image.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const project = fileURLToPath(new URL('../..', import.meta.url))
/** Packages that draw: another version draws anew. */
const packages = ['@takumi-rs/core', '@fontsource-variable/martian-mono']

/**
 * Names the file of an image by everything that it shows, so that it is known before anything is drawn: an image that exists is
 * not drawn again, and a changed one has another address, which makes those who keep pictures of links fetch it.
 */
export function socialImageNames(): (image: SocialImage) => string {
  const look = createHash('sha256')
  for (const name of readdirSync(here).sort()) look.update(name).update(readFileSync(join(here, name)))
  const glyphs = targets.map((target) => join(project, `engine/icons/${target}.svg`))
  const manifests = packages.map((name) => join(project, `node_modules/${name}/package.json`))
  for (const file of [colorTokens, ...glyphs, ...manifests]) look.update(readFileSync(file))
  const base = look.digest('hex')
  return (image) => `${createHash('sha256').update(base).update(JSON.stringify(image)).digest('hex').slice(0, 16)}.png`
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleCode } from '../../model/locale.ts'
import { samples } from './average-width.ts'
import { type FallbackFace, monoFaces, monoFallbacks, textFaces, textFallbacks } from './fallback.ts'
import { fallbackFace, webFace } from './font-css.ts'
import { readFont } from './sfnt.ts'
import { type FontFamily, type FontPart, families } from './sources.ts'
import { cutInstance, cutPart, packageVersion } from './subset.ts'

export interface FontFile {
  /** Hashed: `golos-latin.1f0c9a2b.woff2`. */
  readonly name: string
  readonly bytes: number
}

export interface BuiltFonts {
  /** Absolute folder of the files and of `fonts.css`, which names them as `./golos-latin.….woff2`. */
  readonly folder: string
  readonly css: string
  readonly files: readonly FontFile[]
  /** Names of the files that a page of the language paints with. */
  readonly preload: Readonly<Record<LocaleCode, readonly string[]>>
}

/** Part of the cache key: to be raised when the code of this folder changes what it writes. */
const recipe = 2

/**
 * Cuts the site's fonts into the files that its languages need and computes the fallbacks that take the same room.
 * The result lies in a folder of `cacheDir` that is named by everything it depends on, so a second call only reads.
 */
export async function buildFonts(options: { cacheDir: string }): Promise<BuiltFonts> {
  const folder = join(options.cacheDir, `fonts-${await cacheKey()}`)
  return (await readCached(folder)) ?? (await writeCached(folder, await cutAll()))
}

interface Cut {
  readonly css: string
  readonly parts: readonly { name: string; data: Buffer; preload: readonly LocaleCode[] }[]
}

async function cacheKey(): Promise<string> {
  const versions = await Promise.all([...families.map((family) => family.package), 'subset-font'].map(packageVersion))
  return hash(JSON.stringify([recipe, versions, families, textFallbacks, monoFallbacks, samples]))
}

async function readCached(folder: string): Promise<BuiltFonts | undefined> {
  try {
    const saved = JSON.parse(await readFile(join(folder, 'fonts.json'), 'utf8')) as Omit<BuiltFonts, 'folder'>
    return { folder, ...saved }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes beside the final folder and renames: a build that is stopped halfway leaves no half cache. */
async function writeCached(folder: string, cut: Cut): Promise<BuiltFonts> {
  const names = (locale: LocaleCode) =>
    cut.parts.filter((part) => part.preload.includes(locale)).map(({ name }) => name)
  const saved = {
    css: cut.css,
    files: cut.parts.map(({ name, data }) => ({ name, bytes: data.length })),
    preload: { en: names('en'), ru: names('ru') },
  }
  const draft = `${folder}-${process.pid}`
  await mkdir(draft, { recursive: true })
  await Promise.all(cut.parts.map(({ name, data }) => writeFile(join(draft, name), data)))
  await writeFile(join(draft, 'fonts.css'), cut.css)
  await writeFile(join(draft, 'fonts.json'), JSON.stringify(saved, null, 2))
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return { folder, ...saved }
}

async function cutAll(): Promise<Cut> {
  const parts: Cut['parts'][number][] = []
  const faces: string[] = []
  for (const family of families) {
    for (const part of family.parts) {
      const data = await cutPart(family, part)
      const name = `${part.name}.${hash(data)}.woff2`
      parts.push({ name, data, preload: part.preload })
      faces.push(webFace(family, part, name))
    }
    faces.push(...(await fallbacks(family)).map(fallbackFace))
  }
  return { css: faces.join('\n'), parts }
}

async function fallbacks(family: FontFamily): Promise<FallbackFace[]> {
  const facts = async (part: FontPart, weight: number) => readFont(await cutInstance(family, part, weight))
  const latin = partFor(family, 'a')
  if (family.axes.wdth !== undefined) return monoFaces(await facts(latin, 400))
  const cyrillic = partFor(family, 'я')
  const both = async (part: FontPart) => ({ regular: await facts(part, 400), bold: await facts(part, 700) })
  return [...textFaces('latin', await both(latin)), ...textFaces('cyrillic', await both(cyrillic))]
}

function partFor(family: FontFamily, character: string): FontPart {
  const part = family.parts.find(({ characters }) => characters.includes(character))
  if (!part) throw new Error(`No part of ${family.family} holds "${character}".`)
  return part
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8)

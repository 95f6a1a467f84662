import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleCode } from '../../model/locale.ts'
import { sample } from './average-width.ts'
import { type FallbackFace, fallbackFaces } from './fallback.ts'
import { fallbackFace, webFace } from './font-css.ts'
import { readFont } from './sfnt.ts'
import { type FontFamily, families } from './sources.ts'
import { cutFont, cutInstance, packageVersion } from './subset.ts'

export interface FontFile {
  /** Hashed: `golos-en.1f0c9a2b.woff2`. */
  readonly name: string
  readonly bytes: number
}

export interface BuiltFonts {
  /** Absolute folder of the files and of `fonts.css`, which names them as `./golos-en.….woff2`. */
  readonly folder: string
  readonly css: string
  readonly files: readonly FontFile[]
  /** Names of the files that a page of the language paints with. */
  readonly preload: Readonly<Record<LocaleCode, readonly string[]>>
}

/** Part of the cache key: to be raised when the code of this folder changes what it writes. */
const recipe = 4

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
  readonly files: readonly { name: string; data: Buffer; locale: LocaleCode }[]
}

async function cacheKey(): Promise<string> {
  const versions = await Promise.all([...families.map((family) => family.package), 'subset-font'].map(packageVersion))
  return hash(JSON.stringify([recipe, versions, families, sample]))
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
  const names = (locale: LocaleCode) => cut.files.filter((file) => file.locale === locale).map(({ name }) => name)
  const saved = {
    css: cut.css,
    files: cut.files.map(({ name, data }) => ({ name, bytes: data.length })),
    preload: { en: names('en'), ru: names('ru') },
  }
  const draft = `${folder}-${process.pid}`
  await mkdir(draft, { recursive: true })
  await Promise.all(cut.files.map(({ name, data }) => writeFile(join(draft, name), data)))
  await writeFile(join(draft, 'fonts.css'), cut.css)
  await writeFile(join(draft, 'fonts.json'), JSON.stringify(saved, null, 2))
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return { folder, ...saved }
}

async function cutAll(): Promise<Cut> {
  const files: Cut['files'][number][] = []
  const faces: string[] = []
  for (const family of families) {
    for (const cut of family.cuts) {
      const data = await cutFont(family, cut)
      const name = `${cut.name}.${hash(data)}.woff2`
      files.push({ name, data, locale: cut.locale })
      faces.push(webFace(family, cut, name))
    }
    faces.push(...(await fallbacks(family)).map(fallbackFace))
  }
  return { css: faces.join('\n'), files }
}

async function fallbacks(family: FontFamily): Promise<FallbackFace[]> {
  const latin = family.cuts[0]?.parts[0]
  if (!latin) throw new Error(`${family.package} has no parts.`)
  const facts = async (weight: number) => readFont(await cutInstance(family, latin, weight))
  return fallbackFaces(family.fallback, { regular: await facts(400), bold: await facts(700) })
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8)

import { createHash } from 'node:crypto'
import type { LocaleCode } from '../model/locale.ts'
import { type FallbackFace, fallbackFaces } from './fallback.ts'
import { fallbackFace, webFace } from './font-css.ts'
import { readFont } from './sfnt.ts'
import { type FontFamily, families } from './sources.ts'
import { cutFont, cutInstance } from './subset.ts'

/** The fonts of the site as files. */
export interface MadeFonts {
  /** Stylesheet with the faces, which names the files as they lie beside it. */
  readonly css: string
  /** Named by their content: `golos-en.1f0c9a2b.woff2`. */
  readonly files: readonly { readonly name: string; readonly data: Buffer; readonly locale: LocaleCode }[]
}

/** Cuts the fonts into the files that the languages need, and computes fallbacks that take the same room. */
export async function makeFonts(): Promise<MadeFonts> {
  const files: MadeFonts['files'][number][] = []
  const faces: string[] = []
  for (const family of families) {
    for (const cut of family.cuts) {
      const data = await cutFont(family, cut)
      const name = `${cut.name}.${createHash('sha256').update(data).digest('hex').slice(0, 8)}.woff2`
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

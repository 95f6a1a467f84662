import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { FontFamily, FontPart } from './sources.ts'

/** Vertical writing and style names: nothing on a page reads them. */
const unusedTables = ['VVAR', 'vhea', 'vmtx', 'STAT']

/** Cuts one part out of its family's font, as the file that readers download. */
export async function cutPart(family: FontFamily, part: FontPart): Promise<Buffer> {
  return subsetFont(await readSource(family, part), part.characters, {
    targetFormat: 'woff2',
    keepFeatures: family.features,
    variationAxes: family.axes,
    dropTables: unusedTables,
    noHinting: true,
  })
}

/** The same part, uncompressed and at one weight: its widths can be read. */
export async function cutInstance(family: FontFamily, part: FontPart, weight: number): Promise<Buffer> {
  return subsetFont(await readSource(family, part), part.characters, {
    targetFormat: 'sfnt',
    variationAxes: { ...family.axes, wght: weight },
  })
}

function readSource(family: FontFamily, part: FontPart): Promise<Buffer> {
  return readFile(join(packageFolder(family.package), 'files', `${part.file}.woff2`))
}

export async function packageVersion(name: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string }
  return manifest.version
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}

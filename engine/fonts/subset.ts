import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont, { type Options } from 'subset-font'
import { mergeFonts } from './merge/merge-fonts.ts'
import type { AxisValue, FontCut, FontFamily, FontPart } from './sources.ts'

/** Vertical writing and style names: nothing on a page reads them. */
const unusedTables = ['VVAR', 'vhea', 'vmtx', 'STAT']

/** Cuts a language's characters out of their family, as the file that readers download. */
export async function cutFont(family: FontFamily, cut: FontCut): Promise<Buffer> {
  const [first, ...others] = await Promise.all(cut.parts.map((part) => cutPart(family, cut.weight, part)))
  if (!first) throw new Error(`The font ${cut.name} has no parts.`)
  // HarfBuzz cuts what was joined once more: it writes the tables anew, smaller, and leaves out what nothing reaches.
  return subsetFont(others.reduce(mergeFonts, first), charactersOf(cut), {
    targetFormat: 'woff2',
    keepFeatures: family.features,
  })
}

function cutPart(family: FontFamily, weight: AxisValue, part: FontPart): Promise<Buffer> {
  return cutSource(family, part, {
    keepFeatures: family.features,
    variationAxes: { ...family.axes, wght: weight },
    dropTables: unusedTables,
    noHinting: true,
  })
}

/** A part at one weight: its widths can be read. */
export function cutInstance(family: FontFamily, part: FontPart, weight: number): Promise<Buffer> {
  return cutSource(family, part, { variationAxes: { ...family.axes, wght: weight } })
}

const charactersOf = ({ parts }: FontCut) => parts.map(({ characters }) => characters).join('')

async function cutSource(family: FontFamily, part: FontPart, options: Options): Promise<Buffer> {
  const source = await readFile(join(packageFolder(family.package), 'files', `${part.file}.woff2`))
  return subsetFont(source, part.characters, { ...options, targetFormat: 'sfnt' })
}

function packageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}

import type { FallbackFace } from './fallback.ts'
import type { FontFamily, FontPart } from './sources.ts'

/** `@font-face` of a file that stands beside the stylesheet. */
export function webFace(family: FontFamily, part: FontPart, file: string): string {
  const weight = family.axes.wght
  return rule([
    `font-family: "${family.family}"`,
    `src: url("./${file}") format("woff2")`,
    `font-weight: ${typeof weight === 'object' ? `${weight.min} ${weight.max}` : weight}`,
    `font-display: ${family.display}`,
    `unicode-range: ${unicodeRange(part.characters)}`,
  ])
}

/** `@font-face` of a system font with another font's measures. */
export function fallbackFace(face: FallbackFace): string {
  return rule([
    `font-family: "${face.family}"`,
    `src: ${face.local.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${face.weight}`,
    `size-adjust: ${percent(face.sizeAdjust)}`,
    `ascent-override: ${percent(face.ascent)}`,
    `descent-override: ${percent(face.descent)}`,
    ...(face.script ? [`unicode-range: ${scriptRanges[face.script]}`] : []),
  ])
}

/** Everything but Cyrillic counts as Latin here: spaces, digits, punctuation. */
const scriptRanges = { latin: 'U+0-3FF, U+530-FFFF', cyrillic: 'U+400-52F, U+2116' } as const

/** The exact characters, joined to ranges: a page that lacks them never fetches the file. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  return ranges.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

const hex = (code: number) => code.toString(16).toUpperCase()
const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`
const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

import type { FallbackFace } from './fallback.ts'
import type { FontCut, FontFamily } from './sources.ts'

/** `@font-face` of a file that stands beside the stylesheet. */
export function webFace(family: FontFamily, cut: FontCut, file: string): string {
  const { weight } = cut
  return rule([
    `font-family: ${cut.family}`,
    `src: url("./${file}")`,
    `font-weight: ${typeof weight === 'object' ? `${weight.min} ${weight.max}` : weight}`,
    `font-display: ${family.display}`,
  ])
}

/** `@font-face` of a system font with another font's measures. */
export function fallbackFace(face: FallbackFace): string {
  return rule([
    `font-family: ${face.family}`,
    `src: ${face.local.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${face.weight}`,
    `size-adjust: ${percent(face.sizeAdjust)}`,
    `ascent-override: ${percent(face.ascent)}`,
    `descent-override: ${percent(face.descent)}`,
  ])
}

const percent = (ratio: number) => `${Number((100 * ratio).toFixed(2))}%`
const rule = (lines: readonly string[]) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`

import { averageWidth } from './average-width.ts'
import type { FontFacts } from './sfnt.ts'

/** A system font made to take the room of a web font: in its place, or for the characters that it lacks. */
export interface FallbackFace {
  readonly family: string
  readonly local: readonly string[]
  readonly weight: string
  readonly sizeAdjust: number
  readonly ascent: number
  readonly descent: number
}

export interface SystemFont {
  readonly family: string
  /** The same widths under every name: on each system at least one of them is there. */
  readonly names: Readonly<Record<Weight, readonly string[]>>
  /** Average advance in ems, that of every glyph in a monospace font. */
  readonly width: Readonly<Record<Weight, number>>
}

type Weight = 'regular' | 'bold'
const weightRanges: Readonly<Record<Weight, string>> = { regular: '400 500', bold: '501 700' }

/**
 * Windows and macOS have Arial; Linux has Liberation Sans or Arimo in its measures, and Android has Roboto, which is
 * close. Widths are those of Liberation Sans over the sample. Cyrillic would come out at 1 % less: one face for both
 * scripts is worth more than that, since text is never swapped under the reader's eyes.
 */
export const textFallback: SystemFont = {
  family: 'Golos Arial',
  names: {
    regular: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  },
  width: { regular: 0.4374, bold: 0.4715 },
}

/**
 * Fonts that draw boxes and advance 0.6 em, give or take 0.4 %, so that one scale serves all of them: Menlo on macOS,
 * DejaVu or Liberation on Linux, Courier New on Windows (Consolas, at 0.55 em, would need a face of its own).
 */
export const monoFallback: SystemFont = {
  family: 'Martian Menlo',
  names: {
    regular: ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Lucida Console', 'Courier New'],
    bold: ['Menlo Bold', 'DejaVu Sans Mono Bold', 'Liberation Mono Bold', 'Courier New Bold'],
  },
  width: { regular: 1233 / 2048, bold: 1233 / 2048 },
}

export function fallbackFaces(system: SystemFont, fonts: Readonly<Record<Weight, FontFacts>>): FallbackFace[] {
  return (['regular', 'bold'] as const).map((weight) => {
    const font = fonts[weight]
    const sizeAdjust = averageWidth(font) / system.width[weight]
    // Overrides are relative to the adjusted size: dividing gives the web font's own box back. The line gap is left out,
    // since every text of the site has a line height of its own.
    const scale = (units: number) => units / font.unitsPerEm / sizeAdjust
    const box = { ascent: scale(font.ascent), descent: scale(font.descent) }
    return { family: system.family, local: system.names[weight], weight: weightRanges[weight], sizeAdjust, ...box }
  })
}

import { averageWidth, type Script } from './average-width.ts'
import type { FontFacts } from './sfnt.ts'

/** A system font made to take the room of a web font, so that nothing moves when the web font comes. */
export interface FallbackFace {
  readonly family: string
  readonly local: readonly string[]
  readonly weight: string
  readonly sizeAdjust: number
  readonly ascent: number
  readonly descent: number
  /** Absent: for every character, so that arrows and box drawing keep the web font's width as well. */
  readonly script?: Script
}

interface SystemFont {
  readonly family: string
  readonly names: Readonly<Record<Weight, readonly string[]>>
  readonly widths: Readonly<Record<Weight, Readonly<Record<Script, number>>>>
}

export type Weight = 'regular' | 'bold'
export const weights = ['regular', 'bold'] as const
const weightRanges: Readonly<Record<Weight, string>> = { regular: '400 500', bold: '501 700' }

/** Average widths in ems over the samples, measured from Liberation Sans, which has Arial's metrics, and DejaVu Sans. */
export const textFallbacks: readonly SystemFont[] = [
  {
    family: 'Golos Text Arial',
    names: {
      regular: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
    },
    widths: { regular: { latin: 0.4374, cyrillic: 0.556 }, bold: { latin: 0.4715, cyrillic: 0.6006 } },
  },
  {
    family: 'Golos Text DejaVu',
    names: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'] },
    widths: { regular: { latin: 0.5003, cyrillic: 0.6368 }, bold: { latin: 0.565, cyrillic: 0.6997 } },
  },
]

/** Advance in ems, the same for every glyph of a font. */
export const monoFallbacks: readonly { family: string; names: readonly string[]; advance: number }[] = [
  { family: 'Martian Mono Menlo', names: ['Menlo', 'DejaVu Sans Mono'], advance: 1233 / 2048 },
  { family: 'Martian Mono Consolas', names: ['Consolas'], advance: 1126 / 2048 },
  {
    family: 'Martian Mono Courier',
    names: ['Liberation Mono', 'Cousine', 'Roboto Mono', 'Droid Sans Mono', 'Courier New'],
    advance: 1229 / 2048,
  },
]

export function textFaces(script: Script, fonts: Readonly<Record<Weight, FontFacts>>): FallbackFace[] {
  return textFallbacks.flatMap((system) =>
    weights.map((weight) => {
      const ratio = averageWidth(fonts[weight], script) / system.widths[weight][script]
      return face(system.family, system.names[weight], weight, ratio, fonts[weight], script)
    }),
  )
}

export function monoFaces(font: FontFacts): FallbackFace[] {
  const advance = (font.advance('m') ?? 0) / font.unitsPerEm
  return monoFallbacks.flatMap((system) =>
    weights.map((weight) => {
      const names = system.names.map((name) => (weight === 'bold' ? `${name} Bold` : name))
      return face(system.family, names, weight, advance / system.advance, font)
    }),
  )
}

function face(
  family: string,
  local: readonly string[],
  weight: Weight,
  sizeAdjust: number,
  font: FontFacts,
  script?: Script,
): FallbackFace {
  // Overrides are relative to the adjusted size: dividing gives the web font's own box back. The line gap is left out,
  // since every text of the site has a line height of its own.
  const scale = (units: number) => units / font.unitsPerEm / sizeAdjust
  const box = { ascent: scale(font.ascent), descent: scale(font.descent) }
  return { family, local, weight: weightRanges[weight], sizeAdjust, ...box, script }
}

import type { LocaleCode } from '../model/locale.ts'
import { monoFallback, type SystemFont, textFallback } from './fallback.ts'

/** Characters to be cut out of one of a package's fonts. */
export interface FontPart {
  /** Path inside the package. */
  readonly file: string
  readonly characters: string
}

/** A value on an axis of a variable font, or a part of the axis. */
export type AxisValue = number | { readonly min: number; readonly max: number }

/** A file that the pages of a language paint a family's text with. */
export interface FontCut {
  /** Begins the file's name. */
  readonly name: string
  readonly locale: LocaleCode
  readonly weight: AxisValue
  /** What stylesheets call it. */
  readonly family: string
  /** Joined, where there are several. */
  readonly parts: readonly FontPart[]
}

export interface FontFamily {
  readonly package: string
  /** Those beside the weight. */
  readonly axes: Readonly<Record<string, AxisValue>>
  /** OpenType features that stay; code must not get ligatures, prose must keep its kerning. */
  readonly features: readonly string[]
  readonly display: 'swap' | 'optional'
  readonly fallback: SystemFont
  readonly cuts: readonly FontCut[]
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

const ascii = range(0x20, 0x7e)
const punctuation = '\u00a0§©«®°±²³µ·»×÷–—‘’‚“”„•…‹›€™−'
/** Both fonts draw ↑ and ↓ but no other arrow: all arrows come from the fallback, so that they match each other. */
const latin = ascii + punctuation
const russian = `Ё${range(0x410, 0x44f)}ё№`

/**
 * Golos is `optional`: a reader whose line is too slow for the first 100 ms reads this page in the fallback, and no line ever
 * breaks anew below their eyes. No page announces its fonts: they would come before the stylesheet, and the first paint a
 * quarter of a second later (phone, medians of four: 660 ms, 916 with all three announced; the largest paint 870 and 916 ms).
 * In Martian every glyph is 0.6 em wide and its fallbacks are scaled to exactly that, so that `swap` moves nothing.
 *
 * A file holds both scripts of its language: a page is in one font as a whole. Letters that a page's file lacks (accents,
 * the name of the other language) come from the fallback and fetch nothing.
 *
 * Golos has two weights, each in a file: together they weigh two thirds of one file with all weights between. Martian's
 * outlines vary less: its one file, with the weights between that code and labels use, is lighter than two.
 */
export const families: readonly FontFamily[] = [
  {
    package: '@fontsource-variable/golos-text',
    axes: {},
    features: ['kern'],
    display: 'optional',
    fallback: textFallback,
    cuts: [
      ...cuts('golos', 'Golos Text', 400, (script) => `golos-text-${script}-wght-normal`),
      ...cuts('golos-bold', 'Golos Text', 700, (script) => `golos-text-${script}-wght-normal`),
    ],
  },
  {
    package: '@fontsource-variable/martian-mono',
    axes: { wdth: 75 },
    features: ['rvrn'],
    display: 'swap',
    fallback: monoFallback,
    cuts: cuts('martian', 'Martian Mono', { min: 400, max: 700 }, (script) => `martian-mono-${script}-wdth-normal`),
  },
]

function cuts(
  name: string,
  family: string,
  weight: AxisValue,
  fileOf: (script: 'latin' | 'cyrillic') => string,
): FontCut[] {
  const english = { file: fileOf('latin'), characters: latin }
  const cyrillic = { file: fileOf('cyrillic'), characters: russian }
  return [
    { name: `${name}-en`, locale: 'en', family, weight, parts: [english] },
    { name: `${name}-ru`, locale: 'ru', family: `${family} Ru`, weight, parts: [english, cyrillic] },
  ]
}

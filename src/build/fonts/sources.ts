import type { LocaleCode } from '../../model/locale.ts'
import { monoFallback, type SystemFont, textFallback } from './fallback.ts'

/** Characters to be cut out of one of a package's fonts. */
export interface FontPart {
  /** Path inside the package. */
  readonly file: string
  readonly characters: string
}

/** The one file that the pages of a language paint a family's text with. */
export interface FontCut {
  /** Begins the file's name. */
  readonly name: string
  readonly locale: LocaleCode
  /** What stylesheets call it. */
  readonly family: string
  /** Joined, where there are several. */
  readonly parts: readonly FontPart[]
}

export interface FontFamily {
  readonly package: string
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>
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
 * Golos is `optional` and preloaded: a reader whose line is too slow for the first 100 ms reads this page in the
 * fallback, and no line ever breaks anew below their eyes. In Martian every glyph is 0.6 em wide and its fallbacks are
 * scaled to exactly that, so that `swap` moves nothing.
 *
 * Each language has one file of each family: it is there in time or not, and a page is in one font as a whole. Letters
 * that a page's file lacks (accents, the name of the other language) come from the fallback and fetch nothing.
 */
export const families: readonly FontFamily[] = [
  {
    package: '@fontsource-variable/golos-text',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern'],
    display: 'optional',
    fallback: textFallback,
    cuts: cuts('golos', 'Golos Text', (script) => `golos-text-${script}-wght-normal`),
  },
  {
    package: '@fontsource-variable/martian-mono',
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: ['rvrn'],
    display: 'swap',
    fallback: monoFallback,
    cuts: cuts('martian', 'Martian Mono', (script) => `martian-mono-${script}-wdth-normal`),
  },
]

function cuts(name: string, family: string, fileOf: (script: 'latin' | 'cyrillic') => string): FontCut[] {
  const english = { file: fileOf('latin'), characters: latin }
  const cyrillic = { file: fileOf('cyrillic'), characters: russian }
  return [
    { name: `${name}-en`, locale: 'en', family, parts: [english] },
    { name: `${name}-ru`, locale: 'ru', family: `${family} Ru`, parts: [english, cyrillic] },
  ]
}

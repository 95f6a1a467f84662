import type { LocaleCode } from '../../model/locale.ts'

/** One file to be cut out of a package's font: the characters that a page of some language needs together. */
export interface FontPart {
  /** Begins the file's name. */
  readonly name: string
  /** Path inside the package. */
  readonly file: string
  readonly characters: string
  /** The languages whose every page needs it before it can be painted; empty: fetched when a page holds such a letter. */
  readonly preload: readonly LocaleCode[]
}

export interface FontFamily {
  readonly family: string
  readonly package: string
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>
  /** OpenType features that stay; code must not get ligatures, prose must keep its kerning. */
  readonly features: readonly string[]
  readonly display: 'swap' | 'optional'
  readonly parts: readonly FontPart[]
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')

const ascii = range(0x20, 0x7e)
const punctuation = '\u00a0§©«®°±²³µ·»×÷–—‘’‚“”„•…‹›€™−'
/** Both fonts draw ↑ and ↓ but no other arrow: all arrows come from the fallback, so that they match each other. */
const latin = ascii + punctuation
const accented = range(0xc0, 0xff).replace(/[×÷]/g, '')
const russian = `Ё${range(0x410, 0x44f)}ё№`

/**
 * Golos is `optional` and preloaded: a reader whose line is too slow for the first 100 ms reads this page in the
 * fallback, and no line ever breaks anew below their eyes. In Martian every glyph is 0.6 em wide and its fallbacks are
 * scaled to exactly that, so that `swap` moves nothing.
 */
export const families: readonly FontFamily[] = [
  {
    family: 'Golos Text',
    package: '@fontsource-variable/golos-text',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern'],
    display: 'optional',
    parts: [
      { name: 'golos-latin', file: 'golos-text-latin-wght-normal', characters: latin, preload: ['en', 'ru'] },
      { name: 'golos-accented', file: 'golos-text-latin-wght-normal', characters: accented, preload: [] },
      { name: 'golos-cyrillic', file: 'golos-text-cyrillic-wght-normal', characters: russian, preload: ['ru'] },
    ],
  },
  {
    family: 'Martian Mono',
    package: '@fontsource-variable/martian-mono',
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
    features: ['rvrn'],
    display: 'swap',
    parts: [
      { name: 'martian-latin', file: 'martian-mono-latin-wdth-normal', characters: latin, preload: ['en', 'ru'] },
      { name: 'martian-cyrillic', file: 'martian-mono-cyrillic-wdth-normal', characters: russian, preload: ['ru'] },
    ],
  },
]

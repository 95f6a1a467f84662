import { z } from 'zod'
import { contrastOf } from '../tokens/contrast.ts'
import { type Theme, themeColors } from '../tokens/theme-colors.ts'
import { key, type Written } from './key.ts'
import { line, picture } from './value-schemas.ts'

const hex = z.string().regex(/^#[\da-f]{6}$/i, 'is not a colour such as #f7c323')
/** Least contrast of text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const least = 4.5

/** A colour of lines and text, which stands on every ground of a theme. */
function ink(theme: Theme) {
  return hex.superRefine((color, { addIssue }) => {
    const ratio = Math.min(...['paper', 'sheet', 'raised'].map((name) => contrastOf(color, themeColors(theme)(name))))
    if (ratio < least) addIssue({ code: 'custom', message: tooFaint(ratio, `${theme} ground`) })
  })
}

function tooFaint(ratio: number, on: string): string {
  return `is too faint: its contrast on ${on} is ${ratio.toFixed(2)}, and readers need ${least}`
}

const accent = z
  .strictObject({
    fill: key(hex, 'Ground of buttons and marks, in both themes.', '#f7c323'),
    onFill: key(hex, 'Text on that ground.', '#24201a'),
    light: key(ink('light'), 'Lines and marks on light ground.', '#6b4f00'),
    dark: key(ink('dark'), 'Lines and marks on dark ground.', '#fbd34d'),
  })
  .superRefine(({ fill, onFill }, { addIssue }) => {
    const ratio = contrastOf(onFill, fill)
    if (ratio < least) addIssue({ code: 'custom', path: ['onFill'], message: tooFaint(ratio, '"fill"') })
  })

/** What tells this site from others. Its icon is drawn in `public/favicon.svg`. */
export const brand = z.strictObject({
  sign: key(line.min(1, 'is empty').max(2).optional(), 'Sign before the name; without, its first letter.', '$'),
  logo: key(picture.optional(), 'Square picture in place of the sign.', '/logo.svg'),
  accent: key(accent.optional(), 'Its colour, with enough contrast for text; without, marigold.', {
    fill: '#1d4ed8',
    onFill: '#ffffff',
    light: '#1d4ed8',
    dark: '#93b4ff',
  }),
})

export type BrandConfig = Written<z.output<typeof brand>>

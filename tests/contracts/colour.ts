/** Colours as stylesheets write them. */

export type Theme = 'light' | 'dark'
/** Linear light of sRGB, each part from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** Declarations of colour tokens: name without dashes, value, and what the comment before it says. */
export interface ColourToken {
  readonly name: string
  readonly value: string
  readonly comment: string
}

export function readTokens(css: string): ColourToken[] {
  const root = css.slice(css.indexOf(':root {'), css.indexOf('\n  }'))
  const declaration = /(?:\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?--([\w-]+):\s*([^;]+);/g
  return [...root.matchAll(declaration)].map(([, comment = '', name = '', value = '']) => ({ name, value, comment }))
}

/** `Contrast: 4.9 on paper, sheet` at the end of a comment. */
export function readPromise(comment: string): { ratio: number; on: string[] } | undefined {
  const match = /Contrast: ([\d.]+) on ([\w-]+(?:, [\w-]+)*)\s*$/.exec(comment.trim())
  return match ? { ratio: Number(match[1]), on: (match[2] ?? '').split(', ') } : undefined
}

export function resolve(name: string, theme: Theme, tokens: readonly ColourToken[]): Rgb {
  const value = tokens.find((token) => token.name === name)?.value
  if (value === undefined) throw new Error(`There is no colour token --${name}.`)
  const reference = /^var\(--([\w-]+)\)$/.exec(value)
  if (reference) return resolve(reference[1] ?? '', theme, tokens)
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const colour = value.startsWith('light-dark(') && theme === 'dark' ? colours[1] : colours[0]
  if (!colour) throw new Error(`--${name} is not a colour that this test can read: ${value}`)
  return fromOklch(Number(colour[1]), Number(colour[2]), Number(colour[3]))
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Whether an sRGB screen shows the colour as it is written; browsers map the others to something else. */
export function inGamut(colour: Rgb): boolean {
  return colour.every((part) => part > -0.001 && part < 1.001)
}

/** `#rrggbb`. */
export function hexOf(colour: Rgb): string {
  return `#${bytesOf(colour)
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Linear light as screens are told it, 0 to 255. */
export function bytesOf(colour: Rgb): number[] {
  return colour.map((light) => {
    const part = Math.min(1, Math.max(0, light))
    return Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
  })
}

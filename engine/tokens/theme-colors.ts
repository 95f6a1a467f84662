import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hexOfOklch } from './oklch.ts'

/** The only place where the colours of the site are written. */
export const colorTokens = fileURLToPath(new URL('../styles/tokens/color.css', import.meta.url))

export type Theme = 'light' | 'dark'

/**
 * Colours of a theme by the names of their tokens, without dashes, as `#rrggbb`: for what is no stylesheet of a page.
 * The lookup throws for a name that is no token.
 */
export function themeColors(theme: Theme): (token: string) => string {
  const css = readFileSync(colorTokens, 'utf8')
  const root = css.slice(css.indexOf(':root {'), css.indexOf('\n  }'))
  return (token) => {
    const value = new RegExp(`--${token}: ([^;]+);`).exec(root)?.[1] ?? ''
    const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
    const [, ...parts] = (theme === 'dark' ? colors.at(-1) : colors[0]) ?? []
    if (parts.length === 0) throw new Error(`${colorTokens} has no colour --${token}.`)
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number)
    return hexOfOklch(lightness, chroma, hue)
  }
}

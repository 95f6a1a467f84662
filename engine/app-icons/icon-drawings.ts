/** A drawing of the site's icon, as systems ask for it. */
export interface IconDrawing {
  /** Name below `public/`. */
  readonly file: string
  readonly format: 'png' | 'ico'
  readonly size: number
  /** Part of the side that the sign takes. Systems that cut a shape of their own need a margin around it. */
  readonly scale: number
  /** Corners as in the SVG; without, the colour goes to the edge, for systems that round them themselves. */
  readonly rounded: boolean
}

export const iconDrawings: readonly IconDrawing[] = [
  { file: 'favicon.ico', format: 'ico', size: 32, scale: 1, rounded: true },
  { file: 'apple-touch-icon.png', format: 'png', size: 180, scale: 0.8, rounded: false },
  { file: 'icon-192.png', format: 'png', size: 192, scale: 1, rounded: true },
  { file: 'icon-512.png', format: 'png', size: 512, scale: 1, rounded: true },
  // Only a circle of 80 % of the side is sure to be seen.
  { file: 'icon-maskable.png', format: 'png', size: 512, scale: 0.62, rounded: false },
]

/** The SVG of the icon, changed for a drawing. Its canvas is a square; its first element is the ground. */
export function svgOf(icon: string, { scale, rounded }: IconDrawing): string {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(icon)?.[1])
  const [, open, ground, sign] = /^(<svg[^>]*>)(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(icon) ?? []
  if (!side || !open || !ground || !sign) throw new Error('The icon must be a square ground with a sign on it.')
  const margin = (side * (1 - scale)) / 2
  const placed = `<g transform="translate(${margin} ${margin}) scale(${scale})">${sign}</g>`
  return `${open}${rounded ? ground : ground.replace(/ rx="[^"]*"/, '')}${placed}</svg>`
}

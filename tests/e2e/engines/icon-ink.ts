import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { EnginePage } from './engine.ts'
import type { Box, Picture } from './picture.ts'

/** What an icon covers: first and last column and row, the middle, and how much. In pixels of the screen, from its box. */
interface Ink {
  readonly edges: readonly number[]
  readonly middle: readonly number[]
  readonly amount: number
}

type Icon = Box & { readonly file: string }

/** Icons that the window shows whole, with nothing over them and not turned; the file is that of the view. Runs in the page. */
const icons = `(() => {
const isAbove = (one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility()
const above = [...document.querySelectorAll('body *')].filter(isAbove)
const touches = (box, x, y, width, height) =>
  box.left < x + width + 1 && box.right > x - 1 && box.top < y + height + 1 && box.bottom > y - 1
return [...document.querySelectorAll('.icon')].flatMap((icon) => {
  const { x, y, width, height } = icon.getBoundingClientRect()
  const isInside = width > 0 && x >= 0 && y >= 0 && x + width < innerWidth && y + height < innerHeight - 1
  if (!isInside || !icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2)?.contains(icon)
  const isFree = isOnTop && !above.some((one) => !one.contains(icon) && touches(one.getBoundingClientRect(), x, y, width, height))
  const { rotate, transform, maskImage } = getComputedStyle(icon)
  const isTurned = rotate !== 'none' || transform !== 'none' || icon.getAnimations({ subtree: true }).length > 0
  const [, file] = /#([\\w-]+)/.exec(maskImage) ?? /icon-([\\w-]+)/.exec(icon.className) ?? []
  return isFree && !isTurned ? [{ x, y, width, height, file }] : []
})
})()`

/** Icons of the window that are not drawn as their files say, each with what is wrong, and how many were looked at. */
export async function lookAtIcons(
  page: EnginePage,
  picture: Picture,
): Promise<{ count: number; faults: readonly string[] }> {
  const found = await page.evaluate<Icon[]>(icons)
  const faults: string[] = []
  for (const icon of found) {
    const fault = faultOf(inkIn(picture, icon), await inkOf(icon, picture.density), picture.density)
    if (fault) faults.push(`icon ${icon.file}, ${icon.width} px at ${icon.x},${icon.y}: ${fault}`)
  }
  return { count: found.length, faults }
}

/**
 * Engines smooth edges in their own ways, and put a box on whole pixels of CSS, on those of the screen or between them: on a
 * dense screen both ends of it may be off by so much.
 */
function faultOf(now: Ink | undefined, wanted: Ink | undefined, density: number): string | undefined {
  if (!now || !wanted) return 'nothing is drawn'
  const aside = density - 1
  if (isOff(now.edges, wanted.edges, 1.5 + aside)) return `its edges are ${now.edges}, not ${wanted.edges}`
  if (isOff(now.middle, wanted.middle, 0.9 + aside)) return `its middle is ${now.middle}, not ${wanted.middle}`
  const share = now.amount / wanted.amount
  return Math.abs(share - 1) > (density < 2 ? 0.35 : 0.2) ? `${Math.round(100 * share)} % of its ink` : undefined
}

function isOff(now: readonly number[], wanted: readonly number[], most: number): boolean {
  return now.some((at, index) => Math.abs(at - (wanted[index] ?? 0)) > most)
}

/** Ink in the picture: what differs from the corner of the box, which no icon fills. */
function inkIn(picture: Picture, box: Box): Ink | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = [box.x, box.y, box.width, box.height].map((length) =>
    Math.round(length * picture.density),
  )
  return measure(width, height, (x, y) => picture.difference([left, top], [left + x, top + y]))
}

/** The same of the file, drawn as large. */
async function inkOf({ file, width, height }: Icon, density: number): Promise<Ink | undefined> {
  const [across, down] = [Math.round(width * density), Math.round(height * density)]
  const svg = readFileSync(new URL(`../../../engine/icons/${file}.svg`, import.meta.url))
  const { data, info } = await sharp(svg, { density: (72 * across) / 20 })
    .resize(across, down)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return measure(across, down, (x, y) => data[(y * info.width + x) * info.channels + 3] ?? 0)
}

function measure(width: number, height: number, strength: (x: number, y: number) => number): Ink | undefined {
  const all = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)] as const)
  const ink = all.map(([x, y]) => ({ x, y, strength: strength(x, y) }))
  const most = Math.max(...ink.map(({ strength }) => strength))
  if (most < 24) return undefined
  const amount = ink.reduce((sum, { strength }) => sum + strength / most, 0)
  const strong = ink.filter(({ strength }) => strength > 0.3 * most)
  const [xs, ys] = [strong.map(({ x }) => x), strong.map(({ y }) => y)]
  const middle = (of: 'x' | 'y') => ink.reduce((sum, part) => sum + (part.strength / most) * part[of], 0) / amount
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    edges: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    middle: [round(middle('x')), round(middle('y'))],
    amount,
  }
}

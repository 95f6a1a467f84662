import sharp from 'sharp'
import type { EnginePage } from './engine.ts'

/** A part of the window, in pixels of CSS. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the window shows. */
export interface Picture {
  /** Pixels of the screen for one of CSS. */
  readonly density: number
  /** How far a pixel of the screen is from another one, by the channel that differs most: 0 to 255. */
  difference(one: Pixel, other: Pixel): number
}

type Pixel = readonly [x: number, y: number]

/** Takes a picture of what the window shows. */
export async function takePicture(page: EnginePage): Promise<Picture> {
  const { data, info } = await sharp(await stillPicture(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = ([x, y]: Pixel) => {
    const inside = x >= 0 && y >= 0 && x < info.width && y < info.height
    return inside ? data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3) : [0, 0, 0]
  }
  return {
    density: info.width / (await page.evaluate<number>('innerWidth')),
    difference(one, other) {
      const [left, right] = [at(one), at(other)]
      return Math.max(...[0, 1, 2].map((channel) => Math.abs((left[channel] ?? 0) - (right[channel] ?? 0))))
    },
  }
}

const places = `JSON.stringify([...document.querySelectorAll('.icon, article a')].map((one) => one.getBoundingClientRect()))`

/** Code blocks that nobody sees yet are laid out when the browser is idle: a picture during that shows no place as it is. */
async function stillPicture(page: EnginePage): Promise<Buffer> {
  for (;;) {
    const before = await page.evaluate(places)
    const picture = await page.picture()
    if (before === (await page.evaluate(places))) return picture
  }
}

import sharp, { type Metadata, type Sharp } from 'sharp'
import type { DrawnPicture } from './drawn-picture.ts'
import type { PictureProblem } from './picture.ts'

/** What readers get: two widths, of which the larger one covers an article on a dense screen. */
const widths = [640, 1030]
const quality = 70
/** Longest side of a picture that a page may name, in px. */
const longestSide = 8000
const placeholderWidth = 16

type Format = 'png' | 'jpeg' | 'webp'

/** What old browsers, feed readers and other programs get: each kind of picture in the format that it came in. */
const fallbacks: Readonly<Record<string, Format>> = { png: 'png', gif: 'png', jpeg: 'jpeg', webp: 'webp', heif: 'jpeg' }

/** Draws a photograph or a screenshot in the sizes that pages need, upright and without what cameras write into it. */
export async function drawRaster(content: Buffer, stem: string): Promise<DrawnPicture | PictureProblem> {
  const metadata = await sharp(content).metadata()
  const problem = problemOf(metadata)
  if (problem) return problem
  const upright = sharp(content, { failOn: 'error' }).autoOrient()
  const { width: fullWidth, height: fullHeight } = metadata.autoOrient
  const [smaller = 0, largest = 0] = widths
  const width = Math.min(fullWidth, largest)
  const height = Math.round((fullHeight * width) / fullWidth)
  const format = fallbacks[metadata.format ?? ''] ?? 'png'
  const fallback = {
    name: `${stem}.${format === 'jpeg' ? 'jpg' : format}`,
    content: await inFormat(upright, width, format),
  }
  const avif = [smaller, width].filter((one, index, all) => one <= width && all.indexOf(one) === index)
  const drawn = await Promise.all(
    avif.map(async (one) => ({ name: `${stem}-${one}.avif`, width: one, content: await asAvif(upright, one) })),
  )
  const placeholder = await placeholderOf(upright)
  const files = [fallback, ...drawn].map(({ name, content }) => ({ name, content }))
  const picture = {
    ...{ width, height, fallback: fallback.name },
    avif: drawn.map(({ name, width }) => ({ name, width })),
    ...(placeholder !== undefined && { placeholder }),
  }
  return { picture, files }
}

function problemOf({ format, width, height, pages = 1 }: Metadata): PictureProblem | undefined {
  if (pages > 1) return { problem: 'moves', hint: 'Pages show still pictures: take one frame of it.' }
  if (fallbacks[format ?? ''] === undefined) {
    return { problem: `is of the format ${format}`, hint: 'Pages show PNG, JPEG, WebP, AVIF, GIF and SVG.' }
  }
  if (Math.max(width, height) <= longestSide) return undefined
  const hint = `Scale it down: at most ${longestSide} px on the longer side, and readers get ${widths.at(-1)} px.`
  return { problem: `measures ${width} × ${height} px`, hint }
}

function inFormat(image: Sharp, width: number, format: Format): Promise<Buffer> {
  const scaled = image.clone().resize({ width })
  if (format === 'png') return scaled.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
  return (format === 'jpeg' ? scaled.jpeg({ quality, mozjpeg: true }) : scaled.webp({ quality })).toBuffer()
}

function asAvif(image: Sharp, width: number): Promise<Buffer> {
  return image.clone().resize({ width }).avif({ quality }).toBuffer()
}

/** What shows until the picture is here. Behind a picture with holes it would stay in sight, so that one has none. */
async function placeholderOf(image: Sharp): Promise<string | undefined> {
  const { isOpaque } = await image.clone().stats()
  if (!isOpaque) return undefined
  const tiny = await image.clone().resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

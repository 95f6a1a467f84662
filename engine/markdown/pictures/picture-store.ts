import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { cacheDir } from '../../cache/cache-dir.ts'
import { readEntry, writeEntry } from '../../cache/entry.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { isProblem, type Picture, type PictureProblem } from './picture.ts'

/** Drawn pictures by the hash of what they were drawn from; changes with how they are drawn. */
export const pictureFolder = join(cacheDir, 'pictures-2')

/** Largest file that a page may name: 10 MB. */
const maxBytes = 10_000_000

/** Both languages often show the same picture: it is drawn once. */
const underWay = new Map<string, Promise<Picture | PictureProblem>>()

/** The picture in a file, drawn where the folder does not hold it yet. */
export function pictureIn(file: string): Promise<Picture | PictureProblem> {
  const known = underWay.get(file)
  if (known) return known
  const made = pictureOf(file).finally(() => underWay.delete(file))
  underWay.set(file, made)
  return made
}

async function pictureOf(file: string): Promise<Picture | PictureProblem> {
  const content = await readFile(file)
  if (content.length > maxBytes) {
    const size = (content.length / 1_000_000).toFixed(1)
    return { problem: `has ${size} MB`, hint: 'Scale it down or compress it: at most 10 MB.' }
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const stem = `${basename(file, extname(file)).replace(/[^\w.-]+/g, '-')}-${hash}`
  const record = join(pictureFolder, `${stem}${extname(file)}.json`)
  const known = kept(record)
  if (known) return known
  try {
    const drawn = await draw(extname(file), content, stem)
    if (isProblem(drawn)) return drawn
    await mkdir(pictureFolder, { recursive: true })
    for (const { name, content } of drawn.files) writeEntry(join(pictureFolder, name), content)
    // Written last: where there is a record there are the files that it names.
    writeEntry(record, JSON.stringify(drawn.picture))
    return drawn.picture
  } catch (error) {
    const [reason = ''] = String((error as Error).message ?? error).split('\n')
    return { problem: `cannot be read (${reason})`, hint: 'Open it in a program for pictures and save it again.' }
  }
}

/** A picture of which all is there. */
function kept(record: string): Picture | undefined {
  const text = readEntry(record)?.toString('utf8')
  if (text === undefined) return undefined
  const picture = JSON.parse(text) as Picture
  const names = [picture.fallback, ...picture.avif.map(({ name }) => name)]
  return names.every((name) => readEntry(join(pictureFolder, name))) ? picture : undefined
}

/** The library is loaded where there is something to draw: most builds find everything drawn. */
async function draw(suffix: string, content: Buffer, stem: string): Promise<DrawnPicture | PictureProblem> {
  if (suffix.toLowerCase() === '.svg') return (await import('./draw-svg.ts')).drawSvg(content, stem)
  return (await import('./draw-raster.ts')).drawRaster(content, stem)
}

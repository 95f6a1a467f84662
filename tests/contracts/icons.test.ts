import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawIcon } from '../../engine/app-icons/draw-icon.ts'
import { iconDrawings } from '../../engine/app-icons/icon-drawings.ts'
import { type Png, readPng } from '../png.ts'
import { hexOf, readTokens, resolve } from './colour.ts'

const svg = readFileSync('public/favicon.svg', 'utf8')
const tokens = readTokens(readFileSync('engine/styles/tokens/color.css', 'utf8'))

/** The picture inside a file: an ICO holds one after its directory. */
function pictureIn(file: string): Png {
  const data = readFileSync(`public/${file}`)
  if (!file.endsWith('.ico')) return readPng(data)
  const [kind, count] = [data.readUInt16LE(2), data.readUInt16LE(4)]
  expect([kind, count]).toEqual([1, 1])
  return readPng(data.subarray(data.readUInt32LE(18), data.readUInt32LE(18) + data.readUInt32LE(14)))
}

describe('the icon', () => {
  it('has the colours of the tokens', () => {
    const colors = [...svg.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color)
    expect(colors).toEqual(['accent', 'on-accent'].map((name) => hexOf(resolve(name, 'light', tokens))))
  })

  it.each(iconDrawings)('is drawn as it is now: $file', async (drawing) => {
    const png = pictureIn(drawing.file)
    expect([png.width, png.height]).toEqual([drawing.size, drawing.size])
    const fresh = await drawIcon(svg, drawing, 'raw')
    const differing: string[] = []
    for (let y = 0; y < drawing.size; y++) {
      for (let x = 0; x < drawing.size; x++) {
        const at = 4 * (y * drawing.size + x)
        const far = png.pixel(x, y).some((part, index) => Math.abs(part - (fresh[at + index] ?? 0)) > 24)
        if (far) differing.push(`${x},${y}`)
      }
    }
    expect(differing, 'run: npm run icons').toEqual([])
  })
})

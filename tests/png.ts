import { crc32, inflateSync } from 'node:zlib'

/** A picture, read by nothing that the site uses to draw it. */
export interface Png {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of a pixel, 0 to 255. */
  pixel(x: number, y: number): readonly [number, number, number, number]
}

/** Reads a PNG of 8 bits a channel, with a palette or without, and checks its sums. */
export function readPng(data: Buffer): Png {
  if (data.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('This is not a PNG.')
  const chunks = chunksOf(data)
  const header = only(chunks, 'IHDR')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, color, , , interlaced] = header.subarray(8)
  const channels = { 2: 3, 3: 1, 6: 4 }[color ?? 0]
  if (depth !== 8 || !channels || interlaced) throw new Error(`A form that this test does not read: ${[...header]}`)
  const rows = unfilter(inflateSync(only(chunks, 'IDAT')), { width, height, channels })
  const palette = chunks.get('PLTE')?.[0]
  const opacity = chunks.get('tRNS')?.[0]
  return {
    width,
    height,
    pixel(x, y) {
      const at = (y * width + x) * channels
      const value = (offset: number) => rows[at + offset] ?? 0
      if (!palette) return [value(0), value(1), value(2), channels === 4 ? value(3) : 255]
      const entry = value(0)
      const part = (offset: number) => palette[3 * entry + offset] ?? 0
      return [part(0), part(1), part(2), opacity?.[entry] ?? 255]
    },
  }
}

function only(chunks: ReadonlyMap<string, readonly Buffer[]>, name: string): Buffer {
  const found = chunks.get(name)
  if (!found) throw new Error(`The PNG has no ${name}.`)
  return Buffer.concat(found)
}

function chunksOf(data: Buffer): Map<string, Buffer[]> {
  const chunks = new Map<string, Buffer[]>()
  for (let at = 8; at < data.length; ) {
    const length = data.readUInt32BE(at)
    const name = data.toString('latin1', at + 4, at + 8)
    const content = data.subarray(at + 8, at + 8 + length)
    if (crc32(data.subarray(at + 4, at + 8 + length)) !== data.readUInt32BE(at + 8 + length)) {
      throw new Error(`The sum of ${name} is wrong.`)
    }
    chunks.set(name, [...(chunks.get(name) ?? []), content])
    at += 12 + length
  }
  if (!chunks.has('IEND')) throw new Error('The PNG is cut off.')
  return chunks
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** https://www.w3.org/TR/png-3/#9Filters */
function unfilter(raw: Buffer, { width, height, channels }: Layout): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array(stride * height)
  const at = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (rows[y * stride + x] ?? 0))
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0
    for (let x = 0; x < stride; x++) {
      const [left, above, corner] = [at(x - channels, y), at(x, y - 1), at(x - channels, y - 1)]
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0
      rows[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return rows
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

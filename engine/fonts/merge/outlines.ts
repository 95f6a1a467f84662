import { readCharacters } from '../sfnt.ts'
import { padded, type Tables, table, u16, u32 } from './tables.ts'

/** Outlines one after another. Composed glyphs name their parts, which have moved. */
export function mergeGlyf(a: Tables, b: Tables, glyphs: number): { glyf: Buffer; loca: Buffer; head: Buffer } {
  const shapes = [...glyphsOf(a), ...glyphsOf(b).map((shape) => shiftParts(shape, glyphs))].map(padded)
  const offsets = [0]
  for (const shape of shapes) offsets.push((offsets.at(-1) ?? 0) + shape.length)
  const head = Buffer.from(table(a, 'head'))
  for (const at of [36, 38]) head.writeInt16BE(Math.min(head.readInt16BE(at), table(b, 'head').readInt16BE(at)), at)
  for (const at of [40, 42]) head.writeInt16BE(Math.max(head.readInt16BE(at), table(b, 'head').readInt16BE(at)), at)
  head.writeInt16BE(1, 50)
  return { glyf: Buffer.concat(shapes), loca: u32(...offsets), head }
}

function glyphsOf(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca')
  const isLong = table(tables, 'head').readInt16BE(50) === 1
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const count = table(tables, 'maxp').readUInt16BE(4)
  return Array.from({ length: count }, (_, glyph) => table(tables, 'glyf').subarray(offset(glyph), offset(glyph + 1)))
}

const component = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const

function shiftParts(shape: Buffer, by: number): Buffer {
  const isComposed = shape.length > 0 && shape.readInt16BE(0) < 0
  if (!isComposed) return shape
  let flags: number = component.more
  for (let at = 10; flags & component.more; ) {
    flags = shape.readUInt16BE(at)
    shape.writeUInt16BE(shape.readUInt16BE(at + 2) + by, at + 2)
    const scales = flags & component.scale ? 1 : flags & component.twoScales ? 2 : flags & component.matrix ? 4 : 0
    at += 4 + (flags & component.wordArguments ? 4 : 2) + 2 * scales
  }
  return shape
}

/** Variations of outlines. Peaks that glyphs share stand in a list, which is the first font's and then the second's. */
export function mergeGvar(a: Buffer, b: Buffer): Buffer {
  const peaks = [sharedPeaks(a), sharedPeaks(b)]
  const axes = a.readUInt16BE(4)
  const before = a.readUInt16BE(6)
  const deltas = [...variationsOf(a), ...variationsOf(b).map((data) => shiftPeaks(data, before, axes))].map(padded)
  const offsets = [0]
  for (const data of deltas) offsets.push((offsets.at(-1) ?? 0) + data.length)
  const peaksAt = 20 + 4 * offsets.length
  const peaksData = padded(Buffer.concat(peaks))
  const head = [
    u16(1, 0, axes, before + b.readUInt16BE(6)),
    u32(peaksAt),
    u16(deltas.length, 1),
    u32(peaksAt + peaksData.length, ...offsets),
  ]
  return Buffer.concat([...head, peaksData, ...deltas])
}

function sharedPeaks(gvar: Buffer): Buffer {
  const at = gvar.readUInt32BE(8)
  return gvar.subarray(at, at + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6))
}

function variationsOf(gvar: Buffer): Buffer[] {
  const isLong = gvar.readUInt16BE(14) & 1
  const start = gvar.readUInt32BE(16)
  const offset = (glyph: number) =>
    start + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph))
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, glyph) => gvar.subarray(offset(glyph), offset(glyph + 1)))
}

const ownPeak = 0x8000
const ownRange = 0x4000

function shiftPeaks(data: Buffer, by: number, axes: number): Buffer {
  if (data.length === 0) return data
  let at = 4
  for (let left = data.readUInt16BE(0) & 0xfff; left > 0; left--) {
    const index = data.readUInt16BE(at + 2)
    if (!(index & ownPeak)) data.writeUInt16BE(index + by, at + 2)
    at += 4 + (index & ownPeak ? 2 * axes : 0) + (index & ownRange ? 4 * axes : 0)
  }
  return data
}

/** Widths, each glyph with its own. */
export function mergeHmtx(a: Tables, b: Tables): { hmtx: Buffer; hhea: Buffer } {
  const hmtx = Buffer.concat([...metricsOf(a), ...metricsOf(b)])
  const hhea = Buffer.from(table(a, 'hhea'))
  const other = table(b, 'hhea')
  for (const at of [10, 16]) hhea.writeInt16BE(Math.max(hhea.readInt16BE(at), other.readInt16BE(at)), at)
  for (const at of [12, 14]) hhea.writeInt16BE(Math.min(hhea.readInt16BE(at), other.readInt16BE(at)), at)
  hhea.writeUInt16BE(hmtx.length / 4, 34)
  return { hmtx, hhea }
}

function metricsOf(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx')
  const full = table(tables, 'hhea').readUInt16BE(34)
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => {
    if (glyph < full) return hmtx.subarray(4 * glyph, 4 * glyph + 4)
    const bearing = 4 * full + 2 * (glyph - full)
    return Buffer.concat([hmtx.subarray(4 * full - 4, 4 * full - 2), hmtx.subarray(bearing, bearing + 2)])
  })
}

/** The characters of both, as a character map of format 4 with a segment for each. */
export function mergeCmap(first: Buffer, second: Buffer, glyphs: number): Buffer {
  const moved = [...readCharacters(second)].map(([code, glyph]) => [code, glyph + glyphs] as const)
  const all = [...new Map([...moved, ...readCharacters(first)]), [0xffff, 0] as const].sort(([x], [y]) => x - y)
  const codes = all.map(([code]) => code)
  const deltas = all.map(([code, glyph]) => (code === 0xffff ? 1 : glyph - code))
  const segments = all.length
  const power = 2 ** Math.floor(Math.log2(segments))
  const search = [2 * power, Math.log2(power), 2 * (segments - power)]
  const parts = [...codes, 0, ...codes, ...deltas, ...codes.map(() => 0)]
  const format4 = u16(4, 14 + 2 * parts.length, 0, 2 * segments, ...search, ...parts)
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), format4])
}

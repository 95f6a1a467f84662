import { readU16s, type Tables, table, u16, u32 } from './tables.ts'

/** A list of variable numbers: where on the axes they change, and by how much. */
interface Store {
  readonly count: number
  readonly axes: number
  readonly regions: Buffer
  /** Tables of deltas; each names the regions that its columns belong to. */
  readonly deltas: readonly Buffer[]
}

/** Variable widths. Each glyph names the place of its own: the second font's tables stand behind the first one's. */
export function mergeAdvances(a: Tables, b: Tables): Buffer {
  const [first, second] = [table(a, 'HVAR'), table(b, 'HVAR')]
  const [firstStore, secondStore] = [first, second].map((hvar) => readStore(hvar, hvar.readUInt32BE(4))) as [
    Store,
    Store,
  ]
  const store = writeStore(firstStore, secondStore)
  const places = [...placesOf(first, a), ...placesOf(second, b).map((place) => place + firstStore.count * 0x1_0000)]
  // Entries of four bytes: a table of deltas, and a row in it.
  const map = Buffer.concat([Buffer.from([0, 0x3f]), u16(places.length), u32(...places)])
  return Buffer.concat([u16(1, 0), u32(20, 20 + store.length, 0, 0), store, map])
}

/** The table and row of each glyph's deltas as one number; without a map the rows stand in the order of the glyphs. */
function placesOf(hvar: Buffer, tables: Tables): number[] {
  const glyphs = Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, glyph) => glyph)
  const at = hvar.readUInt32BE(8)
  if (at === 0) return glyphs
  const isLarge = hvar.readUInt8(at) === 1
  const format = hvar.readUInt8(at + 1)
  const size = ((format >> 4) & 3) + 1
  const bits = (format & 15) + 1
  const start = at + (isLarge ? 6 : 4)
  const last = (isLarge ? hvar.readUInt32BE(at + 2) : hvar.readUInt16BE(at + 2)) - 1
  return glyphs.map((glyph) => {
    const entry = hvar.readUIntBE(start + size * Math.min(glyph, last), size)
    return (entry >> bits) * 0x1_0000 + (entry & ((1 << bits) - 1))
  })
}

/** GDEF with nothing but the variable numbers that kerning points to. */
export function mergeKerningStore(a: Tables, b: Tables): Buffer | undefined {
  const [first, second] = [storeOf(a), storeOf(b)]
  if (!first && !second) return undefined
  if (!first || !second) throw new Error('Only one of the fonts has variable kerning.')
  return Buffer.concat([u16(1, 3, 0, 0, 0, 0, 0), u32(18), writeStore(first, second)])
}

export function storeOf(tables: Tables): Store | undefined {
  const gdef = tables.get('GDEF')
  const offset = gdef && gdef.readUInt16BE(2) >= 3 ? gdef.readUInt32BE(14) : 0
  return gdef && offset !== 0 ? readStore(gdef, offset) : undefined
}

function readStore(data: Buffer, start: number): Store {
  const regionsAt = start + data.readUInt32BE(start + 2)
  const axes = data.readUInt16BE(regionsAt)
  const regions = data.subarray(regionsAt + 4, regionsAt + 4 + 6 * axes * data.readUInt16BE(regionsAt + 2))
  const count = data.readUInt16BE(start + 6)
  const deltas = Array.from({ length: count }, (_, index) => {
    const at = start + data.readUInt32BE(start + 8 + 4 * index)
    return data.subarray(at, at + lengthOfDeltas(data, at))
  })
  return { count, axes, regions, deltas }
}

function lengthOfDeltas(data: Buffer, at: number): number {
  const [rows = 0, words = 0, columns = 0] = readU16s(data, at, 3)
  const wide = (words & 0x7fff) + columns
  return 6 + 2 * columns + rows * (words & 0x8000 ? 2 * wide : wide)
}

function writeStore(a: Store, b: Store): Buffer {
  const before = a.regions.length / 6 / a.axes
  const deltas = [...a.deltas, ...b.deltas.map((data) => shiftRegions(data, before))]
  const regions = Buffer.concat([a.regions, b.regions])
  const regionList = Buffer.concat([u16(a.axes, regions.length / 6 / a.axes), regions])
  const regionsAt = 8 + 4 * deltas.length
  let offset = regionsAt + regionList.length
  const offsets = deltas.map((data) => {
    offset += data.length
    return offset - data.length
  })
  return Buffer.concat([u16(1), u32(regionsAt), u16(deltas.length), u32(...offsets), regionList, ...deltas])
}

function shiftRegions(data: Buffer, by: number): Buffer {
  const shifted = Buffer.from(data)
  for (let column = 0; column < data.readUInt16BE(4); column++) {
    shifted.writeUInt16BE(data.readUInt16BE(6 + 2 * column) + by, 6 + 2 * column)
  }
  return shifted
}

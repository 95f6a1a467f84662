import { readU16s, u16, u32 } from './tables.ts'

/** How far the second font's glyphs and variable numbers have moved. */
interface Shift {
  readonly glyphs: number
  readonly outer: number
}

/**
 * Kerning (GPOS) or substitutions (GSUB) of both fonts under one feature. Both tables are taken over whole, the second
 * with its glyphs renumbered in place, behind lists that reach into either. It holds for every script.
 */
export function mergeLayout(a: Buffer | undefined, b: Buffer | undefined, shift: Shift): Buffer | undefined {
  const [lookupsA, lookupsB] = [lookupsOf(a), lookupsOf(b)]
  if (!a || !b || lookupsA.length + lookupsB.length === 0) return undefined
  const feature = featureOf(a)
  const moved = new Renumbering(b, shift, feature.toString() === 'kern')
  for (const lookup of lookupsB) moved.lookup(lookup)
  const all = [...lookupsA.keys(), ...lookupsB.map((_, index) => lookupsA.length + index)]
  const condition = conditionOf(a, b)
  const scripts = Buffer.concat([u16(1), Buffer.from('DFLT'), u16(8, 4, 0, 0, 0xffff, 1, 0)])
  const list = u16(0, all.length, ...all)
  const features = Buffer.concat([u16(1), feature, u16(8), condition ? u16(0, 0) : list])
  const headLength = 14
  const lookupsAt = headLength + scripts.length + features.length
  const bodiesAt = 2 + 2 * all.length
  const offsets = [
    ...lookupsA.map((lookup) => bodiesAt + lookup),
    ...lookupsB.map((lookup) => bodiesAt + a.length + lookup),
  ]
  if (Math.max(...offsets) > 0xffff) throw new Error('The kerning of both fonts is too large for one table.')
  const body = Buffer.concat([u16(all.length, ...offsets), a, moved.data])
  const head = Buffer.concat([
    u16(1, condition ? 1 : 0, headLength, headLength + scripts.length, lookupsAt),
    u32(condition ? lookupsAt + body.length : 0),
  ])
  return Buffer.concat([head, scripts, features, body, ...(condition ? [conditionalFeature(condition, list)] : [])])
}

function featureOf(layout: Buffer): Buffer {
  const at = layout.readUInt16BE(6)
  if (layout.readUInt16BE(at) !== 1) throw new Error('Merging knows fonts with one feature.')
  return layout.subarray(at + 2, at + 6)
}

function lookupsOf(layout: Buffer | undefined): number[] {
  if (!layout) return []
  const at = layout.readUInt16BE(8)
  return readU16s(layout, at + 2, layout.readUInt16BE(at)).map((offset) => at + offset)
}

/** Where on the axes substitutions hold ("rvrn"); the same place for both fonts. */
function conditionOf(a: Buffer, b: Buffer): Buffer | undefined {
  const [first, second] = [a, b].map((layout) => {
    const at = layout.readUInt16BE(2) === 1 ? layout.readUInt32BE(10) : 0
    if (at === 0) return undefined
    if (layout.readUInt32BE(at + 4) !== 1) throw new Error('The font varies a feature in more than one way.')
    const set = at + layout.readUInt32BE(at + 8)
    if (layout.readUInt16BE(set) !== 1) throw new Error('The font varies a feature on more than one condition.')
    const condition = set + layout.readUInt32BE(set + 2)
    return layout.subarray(condition, condition + 8)
  })
  if (first?.toString('hex') !== second?.toString('hex')) throw new Error('The fonts vary features differently.')
  return first
}

function conditionalFeature(condition: Buffer, feature: Buffer): Buffer {
  const set = Buffer.concat([u16(1), u32(6), condition])
  const substitution = Buffer.concat([u16(1, 0, 1, 0), u32(12), feature])
  return Buffer.concat([u16(1, 0), u32(1, 16, 16 + set.length), set, substitution])
}

const pairs = 2
const single = 1

/** Walks one font's lookups and writes the new numbers of glyphs over the old ones; what is shared is written once. */
class Renumbering {
  readonly data: Buffer
  readonly #shift: Shift
  readonly #isKerning: boolean
  readonly #done = new Set<number>()

  constructor(data: Buffer, shift: Shift, isKerning: boolean) {
    this.data = Buffer.from(data)
    this.#shift = shift
    this.#isKerning = isKerning
  }

  lookup(at: number): void {
    const type = this.data.readUInt16BE(at)
    for (const offset of readU16s(this.data, at + 6, this.data.readUInt16BE(at + 4))) {
      const subtable = at + offset
      const format = this.data.readUInt16BE(subtable)
      if (this.#isKerning && type === pairs && format === 1) this.#pairsByGlyph(subtable)
      else if (this.#isKerning && type === pairs && format === 2) this.#pairsByClass(subtable)
      else if (!this.#isKerning && type === single) this.#singles(subtable, format)
      else throw new Error(`Merging does not know lookups of type ${type}, format ${format}.`)
    }
  }

  #pairsByGlyph(at: number): void {
    this.#coverage(at + this.data.readUInt16BE(at + 2))
    const [first = 0, second = 0, sets = 0] = readU16s(this.data, at + 4, 3)
    for (const offset of readU16s(this.data, at + 10, sets)) this.#pairSet(at + offset, [first, second])
  }

  #pairSet(at: number, formats: readonly number[]): void {
    if (!this.#isNew(at)) return
    let record = at + 2
    for (let left = this.data.readUInt16BE(at); left > 0; left--) {
      this.#glyph(record)
      record = this.#values(record + 2, formats, at)
    }
  }

  #pairsByClass(at: number): void {
    const [coverage = 0, first = 0, second = 0, classes1 = 0, classes2 = 0, rows = 0, columns = 0] = readU16s(
      this.data,
      at + 2,
      7,
    )
    this.#coverage(at + coverage)
    this.#classes(at + classes1)
    this.#classes(at + classes2)
    let record = at + 16
    for (let left = rows * columns; left > 0; left--) record = this.#values(record, [first, second], at)
  }

  /** Values of a pair: the upper bits of a format tell which of them are variable. */
  #values(record: number, formats: readonly number[], base: number): number {
    let at = record
    for (const format of formats) {
      for (let bit = 1; bit <= 0x80; bit <<= 1) {
        if (!(format & bit)) continue
        const offset = this.data.readUInt16BE(at)
        if (bit >= 0x10 && offset !== 0) this.#variable(base + offset)
        at += 2
      }
    }
    return at
  }

  #variable(at: number): void {
    if (!this.#isNew(at) || this.data.readUInt16BE(at + 4) !== 0x8000) return
    this.data.writeUInt16BE(this.data.readUInt16BE(at) + this.#shift.outer, at)
  }

  #singles(at: number, format: number): void {
    this.#coverage(at + this.data.readUInt16BE(at + 2))
    // Format 1 has a difference instead of glyphs, which stays as it is.
    if (format !== 2) return
    for (let index = 0; index < this.data.readUInt16BE(at + 4); index++) this.#glyph(at + 6 + 2 * index)
  }

  #coverage(at: number): void {
    if (!this.#isNew(at)) return
    const isRanges = this.data.readUInt16BE(at) === 2
    this.#ranges(at + 4, this.data.readUInt16BE(at + 2), isRanges)
  }

  #classes(at: number): void {
    if (!this.#isNew(at)) return
    if (this.data.readUInt16BE(at) === 1) this.#glyph(at + 2)
    else this.#ranges(at + 4, this.data.readUInt16BE(at + 2), true)
  }

  #ranges(at: number, count: number, isRanges: boolean): void {
    for (let index = 0; index < count; index++) {
      const record = at + (isRanges ? 6 : 2) * index
      this.#glyph(record)
      if (isRanges) this.#glyph(record + 2)
    }
  }

  #glyph(at: number): void {
    this.data.writeUInt16BE(this.data.readUInt16BE(at) + this.#shift.glyphs, at)
  }

  #isNew(at: number): boolean {
    const isNew = !this.#done.has(at)
    this.#done.add(at)
    return isNew
  }
}

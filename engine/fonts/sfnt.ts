/** The little of an uncompressed font (sfnt) that fallbacks and tests need: which characters it has, and their widths. */
export interface FontFacts {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  /** Advance of a character in font units; undefined where the font has no glyph for it. */
  advance(character: string): number | undefined
}

type Tables = (tag: string) => number

export function readFont(data: Buffer): FontFacts {
  const at = tableOffsets(data)
  const glyphs = readCmap(data, at('cmap'))
  const metricsCount = data.readUInt16BE(at('hhea') + 34)
  return {
    unitsPerEm: data.readUInt16BE(at('head') + 18),
    ascent: data.readInt16BE(at('hhea') + 4),
    descent: -data.readInt16BE(at('hhea') + 6),
    advance(character) {
      const glyph = glyphs.get(character.codePointAt(0) ?? -1)
      // Glyphs past the last metric repeat it: that is how monospace fonts are stored.
      return glyph === undefined ? undefined : data.readUInt16BE(at('hmtx') + 4 * Math.min(glyph, metricsCount - 1))
    },
  }
}

function tableOffsets(data: Buffer): Tables {
  const offsets = new Map<string, number>()
  for (let index = 0; index < data.readUInt16BE(4); index++) {
    const record = 12 + 16 * index
    offsets.set(data.toString('latin1', record, record + 4), data.readUInt32BE(record + 8))
  }
  return (tag) => {
    const offset = offsets.get(tag)
    if (offset === undefined) throw new Error(`The font has no table "${tag}".`)
    return offset
  }
}

/** Glyphs by code point. */
export function readCharacters(data: Buffer): ReadonlyMap<number, number> {
  return readCmap(data, tableOffsets(data)('cmap'))
}

/** Reads the Basic Multilingual Plane, cmap format 4: the web fonts used here have nothing beyond it. */
function readCmap(data: Buffer, cmap: number): Map<number, number> {
  for (let index = 0; index < data.readUInt16BE(cmap + 2); index++) {
    const table = cmap + data.readUInt32BE(cmap + 8 + 8 * index)
    if (data.readUInt16BE(table) === 4) return readFormat4(data, table)
  }
  throw new Error('The font has no character map of format 4.')
}

function readFormat4(data: Buffer, table: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const columns = data.readUInt16BE(table + 6)
  for (let segment = 0; segment < columns; segment += 2) {
    const end = table + 14 + segment
    const start = end + columns + 2
    const delta = data.readInt16BE(start + columns)
    const rangeAt = start + 2 * columns
    const first = data.readUInt16BE(start)
    for (let code = first; code <= data.readUInt16BE(end) && code !== 0xffff; code++) {
      const glyph = glyphOf(data, rangeAt, code, first, delta)
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

function glyphOf(data: Buffer, rangeAt: number, code: number, first: number, delta: number): number {
  const offset = data.readUInt16BE(rangeAt)
  if (offset === 0) return (code + delta) & 0xffff
  const glyph = data.readUInt16BE(rangeAt + offset + 2 * (code - first))
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}

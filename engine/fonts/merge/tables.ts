/** Tables of an uncompressed font (sfnt) by their tags. */
export type Tables = ReadonlyMap<string, Buffer>

export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    records.map((record) => {
      const offset = font.readUInt32BE(record + 8)
      const data = font.subarray(offset, offset + font.readUInt32BE(record + 12))
      return [font.toString('latin1', record, record + 4), Buffer.from(data)]
    }),
  )
}

/** Without checksums: the font goes on to HarfBuzz, which writes them. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = Buffer.alloc(12 + 16 * sorted.length)
  head.writeUInt32BE(0x0001_0000, 0)
  head.writeUInt16BE(sorted.length, 4)
  let offset = head.length
  const bodies = sorted.map(([tag, data], index) => {
    const record = 12 + 16 * index
    head.write(tag, record, 'latin1')
    head.writeUInt32BE(offset, record + 8)
    head.writeUInt32BE(data.length, record + 12)
    const body = padded(data)
    offset += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}

export function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}

export function table(tables: Tables, tag: string): Buffer {
  const data = tables.get(tag)
  if (!data) throw new Error(`The font has no table "${tag}".`)
  return data
}

export function u16(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => {
    data.writeUInt16BE(value & 0xffff, 2 * index)
  })
  return data
}

export function u32(...values: readonly number[]): Buffer {
  const data = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => {
    data.writeUInt32BE(value, 4 * index)
  })
  return data
}

/** `count` numbers of 16 bits from an offset on. */
export function readU16s(data: Buffer, offset: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => data.readUInt16BE(offset + 2 * index))
}

import { mergeLayout } from './layout.ts'
import { mergeCmap, mergeGlyf, mergeGvar, mergeHmtx } from './outlines.ts'
import { readTables, type Tables, table, writeTables } from './tables.ts'
import { mergeAdvances, mergeKerningStore, storeOf } from './variations.ts'

/**
 * One font out of two that were cut from the same variable font: same axes or weight, other characters. The package has Latin and
 * Cyrillic in files of their own, and each file makes its own race against the first paint: a page could end up with
 * its Latin letters in the font and its Cyrillic ones in the fallback.
 *
 * Knows what our fonts hold: TrueType outlines, kerning by pairs, single substitutions. Anything else is an error.
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const a = readTables(first)
  const b = readTables(second)
  for (const tag of ['fvar', 'avar']) requireSame(a, b, tag)
  const glyphs = table(a, 'maxp').readUInt16BE(4)
  const merged = new Map([...a].filter(([tag]) => !['HVAR', 'GDEF', 'GPOS', 'GSUB'].includes(tag)))
  const { glyf, loca, head } = mergeGlyf(a, b, glyphs)
  merged.set('glyf', glyf).set('loca', loca).set('head', head)
  if (a.has('gvar')) merged.set('gvar', mergeGvar(table(a, 'gvar'), table(b, 'gvar')))
  merged.set('maxp', mergeMaxp(table(a, 'maxp'), table(b, 'maxp')))
  merged.set('cmap', mergeCmap(first, second, glyphs))
  const { hmtx, hhea } = mergeHmtx(a, b)
  merged.set('hmtx', hmtx).set('hhea', hhea)
  if (a.has('HVAR') && b.has('HVAR')) merged.set('HVAR', mergeAdvances(a, b))
  const outer = storeOf(a)?.count ?? 0
  for (const tag of ['GPOS', 'GSUB']) {
    const layout = mergeLayout(a.get(tag), b.get(tag), { glyphs, outer })
    if (layout) merged.set(tag, layout)
  }
  const kerning = mergeKerningStore(a, b)
  if (kerning) merged.set('GDEF', kerning)
  return writeTables(merged)
}

function requireSame(a: Tables, b: Tables, tag: string): void {
  const same = Buffer.compare(a.get(tag) ?? Buffer.alloc(0), b.get(tag) ?? Buffer.alloc(0)) === 0
  if (!same) throw new Error(`The fonts differ in "${tag}": they were not cut from one.`)
}

/** The number of glyphs adds up; of the limits, the larger one holds for both. */
function mergeMaxp(a: Buffer, b: Buffer): Buffer {
  const merged = Buffer.from(a)
  merged.writeUInt16BE(a.readUInt16BE(4) + b.readUInt16BE(4), 4)
  for (let at = 6; at < merged.length; at += 2) {
    merged.writeUInt16BE(Math.max(a.readUInt16BE(at), b.readUInt16BE(at)), at)
  }
  return merged
}

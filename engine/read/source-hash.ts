import { createHash } from 'node:crypto'

/** Hash of a source page, by which a translation says what it translates: 12 digits. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

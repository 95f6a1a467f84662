import { createHash } from 'node:crypto'

/** Hash of a source page, by which a translation says what it translates: 12 digits, line ends do not count. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12)
}

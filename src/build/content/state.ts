import { createHash } from 'node:crypto'

/** Short name for the state of a source page, the same on every system: line ends do not count. */
export function stateOf(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12)
}

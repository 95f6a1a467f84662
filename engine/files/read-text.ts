import { readFileSync } from 'node:fs'

/**
 * A text that somebody has written. Line ends are one character from here on, whatever the editor and the system of its author
 * make of them, and a byte order mark is gone.
 */
export function readText(file: string): string {
  return plainText(readFileSync(file, 'utf8'))
}

/** The same for what was read already. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}

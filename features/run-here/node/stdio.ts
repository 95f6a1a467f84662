import type { Buffer } from 'buffer'
import type { PassThrough } from 'readable-stream'

/** Where a stream of a child leads. */
export type Stdio = 'pipe' | 'ignore' | 'inherit' | NodeJS.WritableStream | null | undefined

/** Where the three streams of a child lead, as `spawn` is told. */
export function stdioOf(stdio: unknown): [Stdio, Stdio, Stdio] {
  const [stdin = 'pipe', out = 'pipe', err = 'pipe'] = (Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]) as Stdio[]
  return [stdin ?? 'pipe', out ?? 'pipe', err ?? 'pipe']
}

/** Writes what a child has printed to where its stream leads. */
export function write(
  own: PassThrough | null,
  to: Stdio,
  text: Buffer,
  inherited: { write(text: Uint8Array): unknown },
): void {
  if (text.length === 0) return
  if (own) own.write(text)
  else if (to === 'inherit') inherited.write(text)
  else if (to && typeof to === 'object') to.write(text)
}

/** Bytes as the shell takes them: one a character. */
export function latin1(chunks: readonly Uint8Array[]): string {
  return chunks.map((chunk) => Array.from(chunk, (byte) => String.fromCharCode(byte)).join('')).join('')
}

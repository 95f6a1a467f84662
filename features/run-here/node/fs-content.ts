import { Buffer } from 'buffer'
import { files } from './files.ts'
import { bytesAt, entryAt, fileError, full } from './fs-entries.ts'

/** As the functions of `node:fs` take it. */
export type Encoding =
  | BufferEncoding
  | {
      readonly encoding?: BufferEncoding | null
      readonly flag?: string
      readonly mode?: number
      readonly flags?: string
    }
  | null

export const encodingOf = (options?: Encoding) => (typeof options === 'string' ? options : options?.encoding)

export function existsSync(path: string | URL): boolean {
  return entryAt(full(path)) !== undefined
}

export function readFileSync(path: string | URL, options?: Encoding): Buffer | string {
  const encoding = encodingOf(options)
  const bytes = bytesAt(path)
  return encoding ? bytes.toString(encoding) : bytes
}

export function writeFileSync(path: string | URL, data: string | Uint8Array, options?: Encoding): void {
  const bytes = typeof data === 'string' ? Buffer.from(data, encodingOf(options) ?? 'utf8') : data
  const target = full(path)
  const parent = entryAt(target.replace(/\/[^/]*$/, '') || '/')
  if (!parent) throw fileError('ENOENT', 'open', String(path))
  if (entryAt(target)?.entry.type === 'directory') throw fileError('EISDIR', 'open', String(path))
  const { flag, mode } = typeof options === 'object' && options ? options : {}
  const whole = flag?.startsWith('a') && existsSync(path) ? Buffer.concat([bytesAt(path), bytes]) : bytes
  files.writeFileSync(
    entryAt(target)?.path ?? target,
    Uint8Array.from(whole),
    undefined,
    mode === undefined ? {} : { mode },
  )
}

export function appendFileSync(path: string | URL, data: string | Uint8Array): void {
  writeFileSync(path, data, { flag: 'a' })
}

import { Buffer } from 'buffer'
import { Readable, Writable } from 'readable-stream'
import { files } from '../worker/files.ts'
import { bytesAt, entryAt, fileError, forget, full, namesIn, ownEntry, treeAt } from './fs-entries.ts'
import { type Stats, statsOf } from './fs-stats.ts'
import { promisesOf } from './promises-of.ts'

type Encoding =
  | BufferEncoding
  | {
      readonly encoding?: BufferEncoding | null
      readonly flag?: string
      readonly mode?: number
      readonly flags?: string
    }
  | null

const encodingOf = (options?: Encoding) => (typeof options === 'string' ? options : options?.encoding)

export const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 }

export function existsSync(path: string | URL): boolean {
  return entryAt(full(path)) !== undefined
}

export function accessSync(path: string | URL): void {
  if (!existsSync(path)) throw fileError('ENOENT', 'access', String(path))
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

export function mkdirSync(path: string | URL, options?: { readonly recursive?: boolean }): void {
  if (!options?.recursive && existsSync(path)) throw fileError('EEXIST', 'mkdir', String(path))
  files.mkdirSync(full(path), options)
}

export function mkdtempSync(prefix: string): string {
  const path = `${prefix}${Math.random().toString(36).slice(2, 8).padEnd(6, 'x')}`
  mkdirSync(path)
  return path
}

export function readdirSync(path: string | URL): string[] {
  const found = entryAt(full(path))
  if (!found) throw fileError('ENOENT', 'scandir', String(path))
  return namesIn(found.path)
}

export function rmSync(path: string | URL, options?: { readonly recursive?: boolean; readonly force?: boolean }): void {
  const target = full(path)
  if (!ownEntry(target)) {
    if (options?.force) return
    throw fileError('ENOENT', 'lstat', String(path))
  }
  if (ownEntry(target)?.type === 'directory' && !options?.recursive) throw fileError('EISDIR', 'rm', String(path))
  for (const one of treeAt(target)) forget(one)
}

export function unlinkSync(path: string | URL): void {
  if (!ownEntry(full(path))) throw fileError('ENOENT', 'unlink', String(path))
  forget(full(path))
}

export function statSync(path: string | URL): Stats {
  const found = entryAt(full(path))
  if (!found) throw fileError('ENOENT', 'stat', String(path))
  return statsOf(found.entry)
}

export function lstatSync(path: string | URL): Stats {
  const entry = ownEntry(full(path))
  if (!entry) throw fileError('ENOENT', 'lstat', String(path))
  return statsOf(entry)
}

export function realpathSync(path: string | URL): string {
  const found = entryAt(full(path))
  if (!found) throw fileError('ENOENT', 'realpath', String(path))
  return found.path
}

export function cpSync(from: string, to: string): void {
  const [source, target] = [full(from), full(to)]
  for (const path of treeAt(source).reverse()) {
    const place = target + path.slice(source.length)
    if (ownEntry(path)?.type === 'directory') files.mkdirSync(place, { recursive: true })
    else files.writeFileSync(place, Uint8Array.from(bytesAt(path)))
  }
}

export function createReadStream(path: string | URL, options?: Encoding): Readable {
  const stream = new Readable({
    read() {
      try {
        this.push(bytesAt(path))
        this.push(null)
      } catch (error) {
        this.destroy(error as Error)
      }
    },
  })
  const encoding = encodingOf(options)
  return encoding ? stream.setEncoding(encoding) : stream
}

export function createWriteStream(path: string | URL, options?: Encoding): Writable & { path: string } {
  const appends = typeof options === 'object' && options?.flags?.startsWith('a')
  const stream = new Writable({
    write(chunk: Uint8Array, _, done) {
      appendFileSync(path, chunk)
      done()
    },
  })
  try {
    writeFileSync(path, '', appends ? { flag: 'a' } : undefined)
  } catch (error) {
    queueMicrotask(() => stream.destroy(error as Error))
  }
  return Object.assign(stream, { path: String(path) })
}

const sync = {
  constants,
  existsSync,
  accessSync,
  readFileSync,
  writeFileSync,
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  unlinkSync,
  statSync,
  lstatSync,
  realpathSync,
  cpSync,
  createReadStream,
  createWriteStream,
}
export const promises = promisesOf(sync)
export default { ...sync, promises }

import { files } from './files.ts'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from './fs-content.ts'
import { bytesAt, entryAt, fileError, forget, full, namesIn, ownEntry, treeAt } from './fs-entries.ts'
import { type Stats, statsOf } from './fs-stats.ts'
import { createReadStream, createWriteStream } from './fs-streams.ts'
import { promisesOf } from './promises-of.ts'

export const constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1, COPYFILE_EXCL: 1 }

export function accessSync(path: string | URL): void {
  if (!existsSync(path)) throw fileError('ENOENT', 'access', String(path))
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

export { appendFileSync, createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync }

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

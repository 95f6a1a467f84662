import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { OfflineHead } from '../../../engine/model/offline.ts'
import { hrefOf, type Path } from '../../../engine/model/route.ts'

/** What is kept of a language. It is written when all of its files are there, and only then counts. */
export interface OfflineRecord extends Omit<OfflineHead, 'list' | 'download'> {
  /** When it was written, in milliseconds. */
  readonly keptAt: number
  /** Hashes of the files by path; the files are stored by their hashes. */
  readonly hashes: Readonly<Record<Path, string>>
  readonly redirects: Readonly<Record<Path, Path>>
}

/** Other sites may share the origin: the names of the caches say which one they are of. */
const recordsName = (base: string) => `offline records of ${base}`
const filesName = (base: string) => `offline files of ${base}`

const recordsPath = (base: string) => hrefOf('/offline/kept/', base)
const recordKey = (base: string, locale: LocaleCode) => recordsPath(base) + locale
/** Nobody asks for this address. */
export const fileKey = (base: string, hash: string) => hrefOf(`/offline/kept/files/${hash}`, base)

export function openFiles(base: string): Promise<Cache> {
  return caches.open(filesName(base))
}

/** Opens nothing that is not there. */
export async function keptFile(base: string, hash: string): Promise<Response | undefined> {
  return caches.match(fileKey(base, hash), { cacheName: filesName(base) })
}

/** Hashes of all files that are stored. */
export async function storedHashes(base: string): Promise<Set<string>> {
  if (!(await caches.has(filesName(base)))) return new Set()
  const keys = await (await openFiles(base)).keys()
  return new Set(keys.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)))
}

export async function readRecord(base: string, locale: LocaleCode): Promise<OfflineRecord | undefined> {
  const found = await caches.match(recordKey(base, locale), { cacheName: recordsName(base) })
  return found?.json() as Promise<OfflineRecord> | undefined
}

/** What is kept, by language. */
export async function readRecords(base: string): Promise<Map<LocaleCode, OfflineRecord>> {
  if (!(await caches.has(recordsName(base)))) return new Map()
  const keys = await (await caches.open(recordsName(base))).keys()
  const codes = keys.map(({ url }) => new URL(url).pathname.slice(recordsPath(base).length)).sort()
  const all = await Promise.all(codes.map(async (code) => [code, await readRecord(base, code)] as const))
  return new Map(all.flatMap(([code, record]) => (record ? [[code, record] as const] : [])))
}

/** One step for whoever reads: before it the state before, after it the new one. */
export async function writeRecord(base: string, locale: LocaleCode, record: OfflineRecord): Promise<void> {
  const cache = await caches.open(recordsName(base))
  await cache.put(recordKey(base, locale), Response.json(record))
}

/** Removes files that nothing kept names. */
export async function removeUnused(base: string): Promise<void> {
  const records = await readRecords(base)
  const used = new Set([...records.values()].flatMap(({ hashes }) => Object.values(hashes)))
  if (used.size === 0) return removeAll(base)
  const files = await openFiles(base)
  for (const hash of await storedHashes(base)) if (!used.has(hash)) await files.delete(fileKey(base, hash))
}

/** Removes what is kept of a language; true where nothing is left. */
export async function removeRecord(base: string, locale: LocaleCode): Promise<boolean> {
  await (await caches.open(recordsName(base))).delete(recordKey(base, locale))
  await removeUnused(base)
  return (await readRecords(base)).size === 0
}

/** Removes everything that this site has stored for offline. */
export async function removeAll(base: string): Promise<void> {
  await Promise.all([recordsName(base), filesName(base)].map((name) => caches.delete(name)))
}

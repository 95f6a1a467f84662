import type { LocaleCode } from '../../../engine/model/locale.ts'
import type { OfflineHead, OfflineList } from '../../../engine/model/offline.ts'
import { OfflineFailure, reasonOf } from './failure.ts'
import { fetchFiles, type WantedFile } from './fetch-files.ts'
import { fetchHead, fetchList } from './published.ts'
import { type OfflineRecord, openFiles, readRecord, removeUnused, storedHashes, writeRecord } from './store.ts'

interface KeepOptions {
  readonly signal?: AbortSignal
  /** Only in place of what is kept already: who has removed it meanwhile does not get it back. */
  readonly isUpdate?: boolean
  /** Share of the bytes that are there, from 0 to 1. */
  readonly progress?: (share: number) => void
}

/**
 * Keeps a language as the site has it now. Files that are stored already are not fetched again. What was kept before counts
 * until all of the new one is there; where that fails it stays as it was.
 * @throws OfflineFailure
 */
export async function keep(base: string, locale: LocaleCode, options: KeepOptions = {}): Promise<void> {
  await navigator.locks.request(lockName(base), { ifAvailable: true }, async (lock) => {
    if (!lock) throw new OfflineFailure('busy', 'Another page or the worker is at it')
    try {
      await keepAlone(base, locale, options)
    } catch (error) {
      const reason = reasonOf(error)
      // What has come before the line broke spares the next attempt that part of the way.
      if (reason !== 'unreachable') await removeUnused(base).catch(console.warn)
      throw new OfflineFailure(reason, 'The language could not be kept', { cause: error })
    }
  })
}

/** Whether somebody is keeping a language right now. */
export async function isAtWork(base: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockName(base))
}

/** Settles when nobody is. */
export async function whenAtRest(base: string): Promise<void> {
  await navigator.locks.request(lockName(base), () => undefined)
}

function lockName(base: string): string {
  return `offline of ${base}`
}

async function keepAlone(base: string, locale: LocaleCode, options: KeepOptions): Promise<void> {
  const head = await fetchHead(base, locale)
  const list = await fetchList(base, head, options.signal)
  await fetchMissing(base, list, head, options)
  const record = recordOf(head, list)
  const stored = await storedHashes(base)
  const isWhole = Object.values(record.hashes).every((hash) => stored.has(hash))
  const isWanted = !options.isUpdate || (await readRecord(base, locale)) !== undefined
  if (!isWhole || !isWanted) throw new OfflineFailure('removed', 'It was removed while it came')
  await writeRecord(base, locale, record)
  await removeUnused(base)
}

async function fetchMissing(base: string, list: OfflineList, { bytes }: OfflineHead, options: KeepOptions) {
  const { signal, progress } = options
  const stored = await storedHashes(base)
  const byHash = new Map<string, WantedFile>()
  for (const [path, [hash, size]] of Object.entries(list.files)) {
    if (!stored.has(hash)) byHash.set(hash, { path, hash, bytes: size })
  }
  const wanted = [...byHash.values()]
  let there = bytes - wanted.reduce((total, file) => total + file.bytes, 0)
  const came = (more: number) => {
    there += more
    progress?.(there / bytes)
  }
  came(0)
  await fetchFiles(base, wanted, await openFiles(base), { signal, came })
}

function recordOf({ id, root, day, pages, files, bytes }: OfflineHead, list: OfflineList): OfflineRecord {
  const hashes = Object.fromEntries(Object.entries(list.files).map(([path, [hash]]) => [path, hash]))
  return { id, root, day, pages, files, bytes, keptAt: Date.now(), hashes, redirects: list.redirects }
}

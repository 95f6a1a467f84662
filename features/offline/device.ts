import type { LocaleCode } from '../../engine/model/locale.ts'
import { isAtWork, keep } from './kept/keep.ts'
import { type OfflineRecord, readRecord, readRecords, removeAll, removeRecord, storedHashes } from './kept/store.ts'
import { endWorker, hasWorker, startWorker } from './worker-registration.ts'

/** How things stand on this device. */
export type DeviceState =
  | { readonly kind: 'unsupported' }
  /** `isPart`: an attempt that was broken off has left files. */
  | { readonly kind: 'empty'; readonly isPart: boolean }
  /** `isWhole`: all files are there, and the worker that answers with them. */
  | { readonly kind: 'kept'; readonly record: OfflineRecord; readonly isWhole: boolean }

/** Looks at what is there; stores nothing. */
export async function deviceState(base: string, locale: LocaleCode): Promise<DeviceState> {
  const isAble = window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator
  if (!isAble) return { kind: 'unsupported' }
  const [record, stored] = await Promise.all([readRecord(base, locale), storedHashes(base)])
  if (!record) return { kind: 'empty', isPart: await isLeftOver(base, stored) }
  const isWhole = Object.values(record.hashes).every((hash) => stored.has(hash)) && (await hasWorker(base))
  return { kind: 'kept', record, isWhole }
}

async function isLeftOver(base: string, stored: ReadonlySet<string>): Promise<boolean> {
  return stored.size > 0 && (await readRecords(base)).size === 0 && !(await isAtWork(base))
}

/**
 * Keeps a language, with the worker that answers with it. Where nothing is kept in the end, there is no worker either.
 * @throws OfflineFailure
 */
export async function keepHere(
  base: string,
  locale: LocaleCode,
  options: { readonly signal: AbortSignal; readonly progress: (share: number) => void },
): Promise<void> {
  await startWorker(base)
  try {
    await keep(base, locale, options)
    // Another page may have removed it meanwhile, and the worker with it.
    await startWorker(base)
  } catch (error) {
    if ((await readRecords(base)).size === 0) await endWorker(base)
    throw error
  }
}

/** Removes a language, and all of it together with the worker where no other one is kept. */
export async function removeHere(base: string, locale: LocaleCode): Promise<void> {
  if (!(await removeRecord(base, locale))) return
  await removeAll(base)
  await endWorker(base)
}

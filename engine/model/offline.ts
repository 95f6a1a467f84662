import type { LocaleCode } from './locale.ts'
import type { Path } from './route.ts'

/** Script of the worker. Its address stays the same for good: at it browsers look for a newer worker. */
export const offlineWorker = '/offline-worker.js'

/** What a language takes offline, in short: fetched anew whenever somebody asks whether what is kept is current. */
export interface OfflineHead {
  /** Hash of the list: another one means another state of the site. */
  readonly id: string
  /** Path of the list, named by its hash. */
  readonly list: Path
  /** Front page of the language. */
  readonly root: Path
  /** Newest change of the contents (`2026-11-21`), where the build knows it. */
  readonly day: string | null
  readonly pages: number
  readonly files: number
  /** Bytes on the device. */
  readonly bytes: number
  /** Bytes on the line, as most servers compress them. */
  readonly download: number
}

/** Every file that a language takes offline. */
export interface OfflineList {
  /** By path: of pages the address, of others the file. */
  readonly files: Readonly<Record<Path, readonly [hash: string, bytes: number]>>
  /** Addresses that lead to others. */
  readonly redirects: Readonly<Record<Path, Path>>
}

/** Digits of a hash that are kept. */
export const offlineHashDigits = 16

/** Where the short form of a language's list is. */
export function offlineHeadPath(locale: LocaleCode): Path {
  return `/offline/${locale}.json`
}

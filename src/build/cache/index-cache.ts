import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../model/locale.ts'
import { factsOf, type SearchPage } from '../search/search-page.ts'
import { type WrittenIndex, writeIndex } from '../search/write-index.ts'
import { cacheDir } from './cache-dir.ts'
import { readEntry, writeEntry } from './entry.ts'
import { hashOf } from './seal.mjs'

const folder = join(cacheDir, 'indexes')

/**
 * The index of some pages: that of the build before, where nothing that it depends on has changed. After an edit that is
 * the one of every other language.
 * @param name tells the indexes of a site apart; one is kept by each name.
 */
export function cachedIndex(name: string, pages: readonly SearchPage[], locale: Locale): WrittenIndex {
  const key = keyOf(pages, locale)
  if (key === undefined) return writeIndex(pages, locale)
  const file = join(folder, name)
  const known = read(file, key)
  if (known) return known
  const index = writeIndex(pages, locale)
  mkdirSync(folder, { recursive: true })
  writeEntry(file, key + JSON.stringify({ hash: index.hash, files: [...index.files] }))
  return index
}

function read(file: string, key: string): WrittenIndex | undefined {
  const text = readEntry(file)?.toString('utf8')
  if (!text?.startsWith(key)) return undefined
  const { hash, files } = JSON.parse(text.slice(key.length)) as { hash: string; files: [string, string][] }
  return { hash, files: new Map(files) }
}

/**
 * Hash of all that an index depends on. The key of an article stands for its texts and their terms, and for the code that
 * writes an index, which is part of the version of every key. Undefined where an article has none.
 */
function keyOf(pages: readonly SearchPage[], locale: Locale): string | undefined {
  if (pages.some(({ articleKey }) => articleKey === undefined)) return undefined
  return hashOf(JSON.stringify([locale, pages.map(factsOf)]))
}

import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keyOfArticle } from '../cache/article-cache.ts'
import { cacheDir } from '../cache/cache-dir.ts'
import { codeVersion } from '../cache/code-version.ts'
import { readEntry, writeEntrySync } from '../cache/entry.ts'
import { chapterHtml } from './chapter-html.ts'
import type { LinkPlaces } from './links.ts'
import type { Chapter } from './parts.ts'

/** Gives the text of each chapter. Those that an earlier build has made are kept: a book takes seconds, a chapter of it milliseconds. */
export function chapterTexts(places: LinkPlaces): (chapter: Chapter) => string {
  const folder = join(cacheDir, 'chapters')
  mkdirSync(folder, { recursive: true })
  const common = hashOf([codeVersion(), places.base, places.url, ...[...places.chapters].flat()])
  return ({ id, page: { article } }) => {
    const key = keyOfArticle(article)
    const make = () => chapterHtml(article.html, id, places)
    if (key === undefined) return make()
    const place = join(folder, hashOf([common, key, id]))
    const known = readEntry(place)?.toString('utf8')
    if (known !== undefined) return known
    const made = make()
    writeEntrySync(place, made)
    return made
  }
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

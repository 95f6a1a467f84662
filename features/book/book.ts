import { createHash } from 'node:crypto'
import { codeVersion } from '../../engine/cache/code-version.ts'
import type { Locale } from '../../engine/model/locale.ts'
import { fileStem, localizedPath, type Path } from '../../engine/model/route.ts'
import { keyOfArticle } from '../../engine/parse/article-cache.ts'
import type { RenderContext } from '../../engine/render/page-feature.ts'
import type { PromisedFiles } from '../../engine/write/output.ts'
import { renderBook } from './book-document.ts'
import { bookParts, bookRoute, type Part } from './parts.ts'

/** The book of a language: all of its documentation as one document. It is made anew where anything in it has changed. */
export function bookFiles(context: RenderContext, locale: Locale): PromisedFiles {
  const parts = bookParts(context.site, locale)
  if (parts.length === 0) return { make: () => [] }
  const name = `${fileStem(pathOfBook(locale))}.html`
  return { key: keyOf(context, locale, parts), make: () => [[name, renderBook(context, locale, parts)]] }
}

/** Where the book of a language is. */
export function pathOfBook(locale: Locale): Path {
  return localizedPath(bookRoute, locale)
}

/** Hash of all that a book is made of; undefined where an article was never in a cache. */
function keyOf({ site, bundle, assets }: RenderContext, locale: Locale, parts: readonly Part[]): string | undefined {
  const chapters = parts.flatMap(({ title, nodes, chapters }) => [
    JSON.stringify([title, nodes]),
    ...chapters.map(({ page }) => keyOfArticle(page.article)),
  ])
  if (chapters.includes(undefined)) return undefined
  const titles = parts.flatMap((part) => part.chapters.map(({ page: { meta } }) => meta.title))
  const { style, bookStyle, articleStyles } = bundle
  const all = [codeVersion(), locale, chapters, titles, style, bookStyle, articleStyles, assets, site.loaded.config]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64')
}

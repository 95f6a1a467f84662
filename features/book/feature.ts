import type { Feature } from '../../engine/feature.ts'
import { bookFiles, pathOfBook } from './book.ts'
import { bookPaths } from './parts.ts'
import { bookStrings } from './strings.ts'

/** All of the documentation as one document, to print and to search in. */
export const book = {
  name: 'book',
  labels: [bookStrings],
  documents: (context) =>
    context.site.loaded.config.locales.map((locale) => ({
      path: pathOfBook(locale),
      files: () => bookFiles(context, locale),
    })),
  paths: ({ loaded }) => bookPaths(loaded.config.locales),
} satisfies Feature

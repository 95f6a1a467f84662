import type { Site } from '../assemble/site.ts'
import type { SecondThread } from '../second-thread/second-thread.ts'
import { keptIndex } from './kept-index.ts'
import { factsOf } from './search-page.ts'
import { type IndexesByName, indexContents } from './site-indexes.ts'
import type { WrittenIndex } from './write-index.ts'

/** Writes the indexes of a site in two threads: here those of every other locale, the rest beside. */
export async function indexesBeside(site: Site, second: SecondThread): Promise<IndexesByName> {
  const indexes = new Map<string, WrittenIndex>()
  const contents = site.loaded.config.locales.map((locale) => indexContents(site, locale))
  const beside = contents
    .filter((_, index) => index % 2 === 1)
    .flat()
    .filter(({ pages }) => pages.every(({ articleKey }) => articleKey !== undefined))
    .map(async ({ name, pages, locale }) => {
      const index = await second.index({ name, pages: pages.map(factsOf), locale })
      if (index) indexes.set(name, index)
    })
  const here = contents.filter((_, index) => index % 2 === 0).flat()
  for (const { name, pages, locale } of here) indexes.set(name, keptIndex(name, pages, locale))
  await Promise.all(beside)
  return indexes
}

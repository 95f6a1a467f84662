import { parentPort } from 'node:worker_threads'
import { cacheDir } from '../cache-dir.ts'
import { readArticle } from '../parse/article-cache.ts'
import { keptIndex } from '../search/kept-index.ts'
import type { SearchFacts, SearchPage } from '../search/search-page.ts'
import type { WrittenIndex } from '../search/write-index.ts'
import { writeBelow } from '../write/write-below.ts'
import type { Answer, IndexJob, Order } from './job.ts'

/** Folders that were made. */
const made = new Set<string>()

parentPort?.on('message', (order: Order) => {
  try {
    const answer = obey(order)
    if (answer) parentPort?.postMessage(answer)
  } catch (error) {
    parentPort?.postMessage({ error: (error as Error).stack ?? String(error) } satisfies Answer)
  }
})

function obey(order: Order): Answer | undefined {
  if ('index' in order) return { index: indexOf(order.index) }
  if ('rest' in order) return order
  for (const [name, text] of order.files) writeBelow(order.folder, name, text, made)
  return undefined
}

function indexOf({ name, pages, locale }: IndexJob): WrittenIndex | undefined {
  const whole = withTexts(pages)
  return whole && keptIndex(name, whole, locale)
}

/** Undefined where an article is gone from the cache: who asked still has it. */
function withTexts(pages: readonly SearchFacts[]): SearchPage[] | undefined {
  try {
    return pages.map((facts) => {
      const { sections, terms } = readArticle(cacheDir, facts.articleKey ?? '')
      return { ...facts, sections, terms }
    })
  } catch {
    return undefined
  }
}

import { describe, expect, it, urlOf } from '../../e2e/harness/it.ts'
import { builtPages } from '../../e2e/parts/built-pages.ts'

const hrefsIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? '')

/** Every page that can be reached from the front page by links, with the page that leads there first. */
async function crawl(start: string): Promise<ReadonlyMap<string, string>> {
  const from = new Map([[start, '']])
  for (const path of from.keys()) {
    const response = await fetch(urlOf('real', path))
    for (const href of hrefsIn(await response.text())) {
      if (!from.has(href) && !/\.\w+$/.test(href)) from.set(href, path)
    }
  }
  return from
}

describe('no page is an orphan', () => {
  it.for(['/', '/ru/'])('from %s links lead to every page of both languages', async (start) => {
    const reached = await crawl(start)
    const pages = builtPages('real').map(({ path }) => path)
    expect(pages.filter((path) => !/\/(404|search)$/.test(path) && !reached.has(path))).toEqual([])
  })
})

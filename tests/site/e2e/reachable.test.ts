import { describe, expect, it } from '../../e2e/harness/it.ts'
import { builtPages } from '../../e2e/parts/built-pages.ts'

const hrefsIn = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? '')

/** Every page that can be reached from the front page by links. */
function reachedFrom(start: string): ReadonlySet<string> {
  const documents = new Map(builtPages('real').map(({ path, html }) => [path, html]))
  const reached = new Set([start])
  for (const path of reached) for (const href of hrefsIn(documents.get(path) ?? '')) reached.add(href)
  return reached
}

describe('no page is an orphan', () => {
  it.for(['/', '/ru/'])('from %s links lead to every page of both languages', (start) => {
    const reached = reachedFrom(start)
    const pages = builtPages('real').map(({ path }) => path)
    expect(pages.filter((path) => !/\/(404|search)$/.test(path) && !reached.has(path))).toEqual([])
  })
})

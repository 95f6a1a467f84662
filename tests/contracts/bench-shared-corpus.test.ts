import { describe, expect, it } from 'vitest'
import { sharedCorpus, sharedCount } from '../../bench/felt-peers/shared-corpus.ts'

const { pages } = sharedCorpus()

describe('pages for all generators', () => {
  it('are as many as the comparison says', () => {
    expect(pages.length).toBe(sharedCount)
    expect(pages.filter(({ title, description, body }) => !title || !description || body.length < 2000)).toEqual([])
  })

  it('have nothing that only one of them reads', () => {
    const lines = pages.flatMap(({ body }) => body.split('\n'))
    expect(lines.filter((line) => line.startsWith(':::'))).toEqual([])
    const fences = new Set(lines.filter((line) => line.startsWith('```')))
    expect([...fences].sort()).toEqual(['```', '```json', '```sh', '```text', '```ts', '```yaml'])
  })

  it('link to each other alone', () => {
    const routes = new Set(pages.map(({ id }) => `/docs/${id}`))
    const links = pages.flatMap(({ body }) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link ?? ''))
    expect(links.length).toBeGreaterThan(sharedCount)
    expect(links.filter((link) => !routes.has(link))).toEqual([])
  })
})

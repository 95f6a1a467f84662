import { describe, expect, hydrated, it } from '../../e2e/harness/it.ts'
import { breachesEverywhere } from '../../e2e/parts/axe.ts'

/** One page of every kind. */
const kinds = [
  '/',
  '/ru/',
  '/docs/introduction',
  '/docs/introduction/installation',
  '/ru/docs/introduction/architecture',
  '/docs/kit',
  '/docs/tools/quoting',
]

describe('axe-core finds nothing', () => {
  it.for(kinds)('on %s', async (path, { open }) => {
    const { page } = await open('real', path)
    await hydrated(page)
    expect(await breachesEverywhere(page)).toEqual([])
  })
})

import { framesOf, recordFrames, valuesOf } from './harness/frames.ts'
import { describe, expect, hydrated, it, type SiteName } from './harness/it.ts'

const light = 'oklch(0.985 0.007 90)'
const dark = 'oklch(0.195 0.008 80)'

interface Case {
  readonly site: SiteName
  readonly path: string
  readonly system: 'light' | 'dark'
  readonly stored?: string
  readonly shows: string
}

const cases: readonly Case[] = [
  { site: 'versions', path: '/docs/guide', system: 'light', shows: light },
  { site: 'versions', path: '/docs/guide', system: 'dark', shows: dark },
  { site: 'versions', path: '/docs/guide', system: 'light', stored: 'dark', shows: dark },
  { site: 'versions', path: '/docs/guide', system: 'dark', stored: 'light', shows: light },
  { site: 'versions', path: '/', system: 'dark', stored: 'light', shows: light },
  { site: 'plain', path: '/docs/notes', system: 'light', shows: dark },
  { site: 'plain', path: '/docs/notes', system: 'dark', stored: 'light', shows: light },
  { site: 'plain', path: '/docs/notes', system: 'light', stored: 'nonsense', shows: dark },
]

describe('nothing flashes', () => {
  it.for(cases)('on $site, system $system, stored $stored', async (case_, { open }) => {
    const { site, path, system, stored, shows } = case_
    const storage: Record<string, string> = stored === undefined ? {} : { 'docs.color-mode': stored }
    const { page } = await open(site, path, { colorScheme: system, storage, init: recordFrames })
    await hydrated(page)
    const frames = await framesOf(page)
    expect(frames.length).toBeGreaterThan(0)
    expect(valuesOf(frames, 'background')).toEqual([shows])
  })
})

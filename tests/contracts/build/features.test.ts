import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../../../engine/build/read-site.ts'
import { bundleClient } from '../../../engine/bundle/bundle-client.ts'
import { featureModules } from '../../../engine/bundle/feature-modules.ts'
import { cacheDir } from '../../../engine/cache/cache-dir.ts'
import type { Feature } from '../../../engine/feature.ts'
import { ArticleCache } from '../../../engine/parse/article-cache.ts'
import { ProblemError } from '../../../engine/problems/problem.ts'
import { renderContext } from '../../../engine/render/context.ts'
import { renderSite } from '../../../engine/render/render-site.ts'
import { features } from '../../../site/features.ts'
import { program } from '../../../site/program.ts'
import { pageText, removeSites, writeSite } from './site-fixture.ts'

afterAll(removeSites)

/** Files of a site that is built with some features. */
async function filesWith(some: readonly Feature[], root: string): Promise<Set<string>> {
  const bundle = await bundleClient(cacheDir, program, false)
  const options = { program: { ...program, features: some }, root, outDir: '' }
  const tools = { bundle, cache: ArticleCache.open(cacheDir), history: [] }
  const { site } = await readSite(options, tools, { warn: () => undefined })
  const context = await renderContext(site, bundle, options)
  const parts = [...renderSite(context)]
  return new Set(parts.flatMap((part) => [...('make' in part ? part.make() : part)].map(([name]) => name)))
}

/** The addresses of modules that the client reaches. */
function clientOf(some: readonly Feature[]): string {
  const { load } = featureModules(some) as { load: (id: string) => string | null }
  return load('\0virtual:features') ?? ''
}

describe('a site', () => {
  const root = writeSite()
  let bare: Set<string>
  beforeAll(async () => {
    bare = await filesWith([], root)
  })

  it('is built without any feature', () => {
    expect([...bare]).toEqual(expect.arrayContaining(['docs/start.html', 'ru/docs/start.html', 'search.html']))
    expect([...bare].filter((name) => /^(?:ru\/)?(?:book|changes|probes|projects)/.test(name))).toEqual([])
    expect(clientOf([])).not.toContain('import(')
  })

  it.each(features.map((feature) => [feature.name, feature] as const))('is built with %s alone', async (_, feature) => {
    const own = await filesWith([feature], root)
    expect([...bare].filter((name) => !own.has(name))).toEqual([])
    const others = features.filter((other) => other !== feature).flatMap(({ tools = {} }) => Object.keys(tools))
    expect(others.filter((tool) => clientOf([feature]).includes(`"${tool}": () =>`))).toEqual([])
  })
})

describe('without its feature', () => {
  it.each([
    [':::glossary\n:::', 'Unknown block ":::glossary".'],
    [':::behavior{of="local"}\n:::', 'Unknown block ":::behavior".'],
    [':::issues\n:::', 'Unknown block ":::issues".'],
  ])('%j is not known', async (text, said) => {
    const site = writeSite({ 'content/en/docs/start.md': pageText('Start', `## Install\n\n${text}`) })
    const error = await filesWith([], site).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProblemError)
    expect((error as Error).message).toContain(said)
  })
})

it('names and tools of features are their own', () => {
  const names = features.map(({ name }) => name)
  const tools = features.flatMap((feature) => Object.keys(feature.tools ?? {}))
  expect([...new Set(names)]).toEqual(names)
  expect([...new Set(tools)]).toEqual(tools)
})

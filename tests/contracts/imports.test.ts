import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, type Import, importsOf } from './parts/imports-of.ts'

/** What each part of the source may import besides itself, packages and styles. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  trusted: ['model'],
  strings: ['model'],
  'config-rules': ['model'],
  search: ['model', 'strings', 'trusted'],
  shell: ['model', 'strings', 'search', 'styles', 'trusted'],
  tools: ['model', 'config-rules', 'strings', 'search', 'shell', 'trusted'],
  client: ['model', 'strings', 'search', 'shell', 'tools', 'trusted'],
  server: ['model', 'command-line'],
  'command-line': ['model'],
  fonts: ['model'],
  build: ['model', 'config-rules', 'strings', 'search', 'shell', 'client', 'tools', 'server', 'command-line'],
  dev: ['model', 'strings', 'shell', 'client', 'server', 'build', 'command-line'],
  examples: ['model', 'config-rules', 'strings', 'tools', 'build', 'command-line'],
}

/** Parts that run in the browser: nothing of Node may come in. */
const inBrowser = ['model', 'config-rules', 'trusted', 'strings', 'search', 'shell', 'tools', 'client']

const sources = filesIn('src').filter((file) => /\.(?:tsx?|mjs)$/.test(file))

/** Files of the first circle that is found, the first of them again at the end; empty where there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const search = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    done.add(file)
    for (const next of graph.get(file) ?? []) {
      const circle = search(next, [...path, file])
      if (circle.length > 0) return circle
    }
    return []
  }
  for (const file of graph.keys()) {
    const circle = search(file, [])
    if (circle.length > 0) return circle
  }
  return []
}

const imports = sources.flatMap(importsOf)
const partOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1] ?? file
const shown = ({ from, specifier }: Import) => `${from} imports ${specifier}`

describe('imports', () => {
  it('are found', () => {
    expect(imports.length).toBeGreaterThan(sources.length)
    expect(imports.filter(({ to }) => to?.startsWith('engine/model/')).length).toBeGreaterThan(10)
  })

  it('run one way', () => {
    const wrong = imports.filter(({ from, to }) => {
      if (to === undefined || partOf(from) === partOf(to)) return false
      return !allowed[partOf(from)]?.includes(partOf(to))
    })
    expect(wrong.map(shown)).toEqual([])
  })

  it('run in no circle', () => {
    const graph = new Map(sources.map((file): [string, string[]] => [file, []]))
    for (const { from, to } of imports) if (to !== undefined) graph.get(from)?.push(to)
    expect(circleIn(graph)).toEqual([])
  })

  it('leave Node out of what runs in the browser', () => {
    const node = imports.filter(({ from, specifier }) => inBrowser.includes(partOf(from)) && /^node:/.test(specifier))
    expect(node.map(shown)).toEqual([])
  })

  it('are all of known parts', () => {
    expect([...new Set(sources.map(partOf))].filter((part) => !(part in allowed))).toEqual([])
  })
})

describe('files', () => {
  const written = ['src', 'scripts', 'tests', 'bench', 'fuzz']
    .flatMap(filesIn)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))

  it('are no barrels', () => {
    const barrels = written.filter((file) => /\/index\.(?:tsx?|mjs)$/.test(file))
    const passedOn = sources.filter((file) => /^export (?:\*|\{[^}]*\}) from /m.test(readFileSync(file, 'utf8')))
    expect([...barrels, ...passedOn]).toEqual([])
  })

  it('live in folders that say what is in them', () => {
    expect(written.filter((file) => /\/(?:utils?|helpers?|misc|common)(?:\/|\.)/.test(file))).toEqual([])
  })

  it('have at most 300 lines', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
    expect(written.filter((file) => lines(file) > 300).map((file) => `${file}: ${lines(file)} lines`)).toEqual([])
  })
})

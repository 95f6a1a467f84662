import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, type Import, importsOf } from './parts/imports-of.ts'

/** What each room of the engine may import besides itself, packages and styles: the rooms above it alone. */
const order = [
  ...['model', 'trusted', 'files', 'process', 'markup', 'tokens', 'command-line', 'labels', 'fonts', 'app-icons'],
  ...['problems', 'cache', 'config', 'read', 'search', 'shell', 'tools', 'client', 'server', 'markdown', 'parse'],
  ...['assemble', 'bundle', 'write', 'search-index', 'render', 'check', 'feature.ts', 'build', 'dev'],
]

/** Features that build on another one. */
const builtOn: Readonly<Record<string, readonly string[]>> = {
  command: ['tool-reference'],
  'config-check': ['tool-reference'],
  glossary: ['api-reference'],
  'known-issues': ['tool-reference'],
}

/** Rooms of the engine that run in the browser: nothing of Node may come in. */
const inBrowser = ['model', 'trusted', 'labels', 'search', 'shell', 'tools', 'client']

const roots = ['engine', 'features', 'site', 'samples']
const sources = roots.flatMap(filesIn).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
const imports = sources.flatMap(importsOf).filter(({ to }) => to === undefined || /\.(?:tsx?|mjs)$/.test(to))
const inside = imports.filter((one): one is Required<Import> => one.to !== undefined)
const roomOf = (file: string) => file.split('/')[1] ?? ''
const shown = ({ from, specifier }: Import) => `${from} imports ${specifier}`

/** What of a circle there is: its members, the first of them again at the end; empty where there is none. */
function circleIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const search = (node: string, path: readonly string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return []
    done.add(node)
    for (const next of graph.get(node) ?? []) {
      const circle = search(next, [...path, node])
      if (circle.length > 0) return circle
    }
    return []
  }
  for (const node of graph.keys()) {
    const circle = search(node, [])
    if (circle.length > 0) return circle
  }
  return []
}

/** Who imports whom among the files and folders that stand side by side in a folder. */
function graphOf(folder: string): Map<string, Set<string>> {
  const childOf = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of inside) {
    const [child, other] = [childOf(from), childOf(to)]
    if (child === undefined || other === undefined || child === other) continue
    graph.set(child, (graph.get(child) ?? new Set()).add(other))
  }
  return graph
}

describe('imports', () => {
  it('are found', () => {
    expect(imports.length).toBeGreaterThan(sources.length)
    expect(inside.filter(({ to }) => to.startsWith('engine/model/')).length).toBeGreaterThan(10)
  })

  it('run down the rooms of the engine', () => {
    const rank = (file: string) => order.indexOf(roomOf(file))
    const own = inside.filter(({ from, to }) => [from, to].every((file) => file.startsWith('engine/')))
    expect([...new Set(own.map(({ from }) => roomOf(from)))].filter((room) => !order.includes(room))).toEqual([])
    expect(own.filter(({ from, to }) => rank(to) > rank(from)).map(shown)).toEqual([])
  })

  it('lead from the engine to no feature and no site', () => {
    const down = inside.filter(({ from, to }) => from.startsWith('engine/') && /^(?:features|site)\//.test(to))
    expect(down.map(shown)).toEqual([])
  })

  it('lead from features to no site', () => {
    expect(inside.filter(({ from, to }) => from.startsWith('features/') && to.startsWith('site/')).map(shown)).toEqual(
      [],
    )
  })

  it('lead from no feature to another but those that it is built on', () => {
    const foreign = inside.filter(
      ({ from, to }) =>
        /^features\/[^/]+\//.test(from) &&
        to.startsWith('features/') &&
        roomOf(from) !== roomOf(to) &&
        !builtOn[roomOf(from)]?.includes(roomOf(to)),
    )
    expect(foreign.map(shown)).toEqual([])
  })

  it('lead nowhere to the checker of samples but from itself', () => {
    expect(
      inside.filter(({ from, to }) => to.startsWith('samples/') && !from.startsWith('samples/')).map(shown),
    ).toEqual([])
  })

  it('run in no circle of files, nor of folders', () => {
    const folders = new Set(
      sources.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))),
    )
    const circles = [...folders].filter(Boolean).flatMap((folder) => {
      const circle = circleIn(graphOf(folder))
      return circle.length > 0 ? [`${folder}: ${circle.join(' -> ')}`] : []
    })
    expect(circles).toEqual([])
  })

  it('leave Node out of what runs in the browser', () => {
    const node = imports.filter(
      ({ from, specifier }) =>
        from.startsWith('engine/') && inBrowser.includes(roomOf(from)) && /^node:/.test(specifier),
    )
    expect(node.map(shown)).toEqual([])
  })
})

describe('files', () => {
  const written = ['engine', 'features', 'site', 'samples', 'scripts', 'tests', 'bench', 'fuzz']
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

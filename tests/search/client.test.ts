import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSearch, type SearchClient } from '../../engine/search/client.ts'
import type { WorkerReply, WorkerRequest } from '../../engine/search/messages.ts'
import type { SearchAnswer, SearchManifest } from '../../engine/search/protocol.ts'
import { Searcher } from '../../engine/search/searcher.ts'
import { hrefsOfIndex } from '../../engine/search-index/placed-files.ts'
import { fixturePages, indexFiles } from './read-fixture.ts'

const manifest: SearchManifest = {
  ...{ locale: 'en', shortcut: 'mod+k', contexts: [{ path: 'docs', label: 'Docs' }], others: [] },
  indexes: [{ context: 'docs', version: '', ...hrefsOfIndex('en', '/') }],
}
const scope = { versionPath: '' }
const request = (query: string) => ({ ...scope, query, limit: 8 })

let files = new Map<string, string>()
/** What the network does with a request: an answer, or a failure. */
let network: (href: string) => Response = () => Response.error()

beforeAll(async () => {
  files = indexFiles(await fixturePages('en'), 'en')
})

beforeEach(() => {
  network = (href) => new Response(files.get(href) ?? '', { status: files.has(href) ? 200 : 404 })
  vi.stubGlobal('fetch', async (href: string) => network(String(href)))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = () => openSearch(manifest)

/** All answers to a query, up to the last. */
function answers(client: SearchClient, query: string): Promise<SearchAnswer[]> {
  const all: SearchAnswer[] = []
  return new Promise((resolve) => {
    client.search(request(query), (answer) => {
      all.push(answer)
      if (answer.state !== 'partial') resolve(all)
    })
  })
}

/** A worker that runs in this thread, and dies at the chosen request. */
function stubWorker(diesAt?: WorkerRequest['type']) {
  class FakeWorker extends EventTarget {
    readonly #searcher = new Searcher((data: WorkerReply) => this.dispatchEvent(new MessageEvent('message', { data })))
    #isDead = false

    postMessage(message: WorkerRequest) {
      if (message.type === diesAt && !this.#isDead) {
        this.#isDead = true
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
      }
      if (!this.#isDead) this.#searcher.receive(message)
    }

    terminate() {
      this.#isDead = true
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
}

describe.each([
  ['without workers', undefined],
  ['in a worker', stubWorker],
] as const)('the client %s', (_, prepare) => {
  beforeEach(() => prepare?.())

  it('fetches a head once, ahead of the search, and answers', async () => {
    const whole = network
    const asked: string[] = []
    network = (href) => {
      asked.push(href)
      return whole(href)
    }
    const client = open()
    client.prepare(scope)
    client.prepare(scope)
    const heads = () => asked.filter((href) => href.endsWith('head.json'))
    expect(heads()).toHaveLength(1)
    const last = (await answers(client, 'escaping')).at(-1)
    expect(last).toMatchObject({ state: 'complete', query: 'escaping' })
    expect(last?.hits[0]).toMatchObject({ kind: 'heading', u: '/docs/core/template-literals', h: '#escaping' })
    expect(heads()).toHaveLength(1)
  })

  it('answers the last search only', async () => {
    const client = open()
    const seen: string[] = []
    client.search(request('escaping'), ({ query }) => seen.push(query))
    client.search(request('timeouts'), ({ query }) => seen.push(query))
    await answers(client, 'tunnels')
    expect(seen).toEqual([])
  })

  it('is silent when nobody waits any more', async () => {
    const client = open()
    const seen: SearchAnswer[] = []
    client.search(request('escaping'), (answer) => seen.push(answer))()
    await answers(client, 'tunnels')
    expect(seen).toEqual([])
  })

  it('fails without a network, and succeeds when asked again', async () => {
    const working = network
    network = () => Response.error()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    const client = open()
    client.prepare(scope)
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'failed', cause: 'unreachable' })
    vi.stubGlobal('fetch', async (href: string) => working(String(href)))
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'complete' })
  })

  it('answers from its own language where the other one cannot be reached', async () => {
    const others = [{ locale: 'ru' as const, indexes: [{ context: 'docs', version: '', ...hrefsOfIndex('ru', '/') }] }]
    const client = openSearch({ ...manifest, others })
    const whole = network
    vi.stubGlobal('fetch', async (href: string) => {
      if (String(href).includes('/ru')) throw new TypeError('Failed to fetch')
      return whole(String(href))
    })
    expect((await answers(client, 'zzqqxxyy')).at(-1)).toMatchObject({ state: 'complete', total: 0 })
  })

  it('reads the head anew when a build has replaced the index', async () => {
    const client = open()
    await answers(client, 'tunnels')
    const [page, ...others] = await fixturePages('en')
    if (!page) throw new Error('No fixture')
    const before = files
    files = indexFiles([{ ...page, description: 'Something about zebras.' }, ...others], 'en')
    const last = (await answers(client, 'zebras')).at(-1)
    expect(last).toMatchObject({ state: 'complete', total: 1 })
    files = before
  })

  it('says so when a file is gone for good', async () => {
    const client = open()
    const whole = network
    network = (href) => (href.includes('terms-') ? new Response('', { status: 404 }) : whole(href))
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'failed', cause: 'outdated' })
  })

  it('tells a fault of the server from a file that is gone', async () => {
    const failure = async () => (await answers(open(), 'escaping')).at(-1)
    network = () => new Response('', { status: 503 })
    expect(await failure()).toMatchObject({ state: 'failed', cause: 'unreachable' })
    network = () => new Response('', { status: 404 })
    expect(await failure()).toMatchObject({ state: 'failed', cause: 'outdated' })
  })

  it('says that a head is damaged, and works once it is mended', async () => {
    const whole = network
    network = (href) => (href.endsWith('head.json') ? new Response('{"format":2,') : whole(href))
    const client = open()
    client.prepare(scope)
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'failed', cause: 'damaged' })
    network = whole
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'complete' })
  })
})

describe('a worker that dies', () => {
  it.each(['open', 'file', 'prepare', 'search'] as const)('at "%s" leaves its work to the page', async (type) => {
    stubWorker(type)
    const client = open()
    client.prepare(scope)
    expect((await answers(client, 'escaping')).at(-1)).toMatchObject({ state: 'complete' })
    expect((await answers(client, 'tunnels')).at(-1)?.hits.length).toBeGreaterThan(0)
  })
})

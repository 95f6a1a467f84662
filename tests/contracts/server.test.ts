import { readFileSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseEncoding } from '../../engine/server/encoding.ts'
import { policy } from '../../engine/server/headers.ts'
import { type RunningServer, startServer } from '../../engine/server/static-server.ts'
import { itRefuses, itServes } from './serving-cases.ts'
import { ask, askRaw, type Endpoint, page, type ServingFixture, write, writeServingFixture } from './serving-fixture.ts'

const host = '127.0.0.1'

describe.each(['/', '/some/base/'])('our server below %s', (base) => {
  let fixture: ServingFixture
  let server: RunningServer
  let endpoint: Endpoint

  beforeAll(async () => {
    fixture = await writeServingFixture(base)
    server = await startServer({ dir: fixture.site, infoFile: fixture.infoFile, port: 0, host })
    endpoint = endpointOf(server)
  })
  afterAll(async () => {
    await server.close()
    fixture.remove()
  })

  itServes(base, () => ({ endpoint, fixture }))
  itRefuses(() => ({ endpoint, fixture }))

  it('prefers Brotli and names no product', async () => {
    const { headers, body } = await ask(endpoint, { target: base, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers.server).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(body).toBe(page('home'))
  })

  it('refuses bytes that are no UTF-8', async () => {
    expect(await ask(endpoint, { target: `${base}docs/%ff` })).toMatchObject({ status: 400 })
  })

  it('reads nothing outside its folder from a raw connection', async () => {
    const reply = await askRaw(endpoint, `GET ${base}../secret.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
    expect(reply).not.toContain('SECRET')
  })

  it('takes a compressed form of another date for one of another state of the file', async () => {
    const file = join(fixture.site, 'docs/introduction.md')
    write(`${file}.gz`, 'SECRET=1')
    write(`${file}.br`, 'SECRET=1')
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await ask(endpoint, { target: `${base}docs/introduction.md`, headers })
    expect(answer.body).toBe(readFileSync(file, 'utf8'))
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('takes a pipe for no compressed form', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const answer = await ask(endpoint, { target: `${base}docs/forms/pipe`, headers })
    expect(answer).toMatchObject({ status: 200, body: page('forms that are pipes') })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('opens no tunnel, and says so with the headers of every answer', async () => {
    const reply = await askRaw(endpoint, 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 405 /)
    expect(reply).toContain('X-Content-Type-Options: nosniff')
  })

  it('takes no date for no condition', async () => {
    expect(await ask(endpoint, { target: base, headers: { 'if-unmodified-since': 'no date' } })).toMatchObject({
      status: 200,
    })
  })

  it('honours If-Range', async () => {
    const target = `${base}robots.txt`
    const { etag } = (await ask(endpoint, { target })).headers
    const part = { range: 'bytes=0-1' }
    expect(await ask(endpoint, { target, headers: { ...part, 'if-range': etag } })).toMatchObject({ body: '01' })
    expect(await ask(endpoint, { target, headers: { ...part, 'if-range': '"old"' } })).toMatchObject({ status: 200 })
  })

  it('serves a changed file, and keeps the tag of one that was only written again', async () => {
    const target = `${base}changing.txt`
    const file = join(fixture.site, 'changing.txt')
    write(file, 'one')
    const first = await ask(endpoint, { target })
    utimesSync(file, 1, 1)
    expect((await ask(endpoint, { target })).headers.etag).toBe(first.headers.etag)
    write(file, 'two and more')
    expect((await ask(endpoint, { target })).body).toBe('two and more')
  })
})

describe('our server', () => {
  it('leads from the root to the base', async () => {
    const fixture = await writeServingFixture('/some/base/')
    const server = await startServer({ dir: fixture.site, infoFile: fixture.infoFile, port: 0, host })
    const answer = await ask(endpointOf(server), { target: '/?a=b' })
    expect(answer).toMatchObject({ status: 302, headers: { location: '/some/base/?a=b' } })
    const outside = await ask(endpointOf(server), { target: '/docs/introduction' })
    expect(outside).toMatchObject({ status: 404, body: 'Nothing here: this site begins at /some/base/\n' })
    await server.close()
    fixture.remove()
  })

  it('says what to do when the port is in use', async () => {
    const fixture = await writeServingFixture('/')
    const options = { dir: fixture.site, infoFile: fixture.infoFile, host }
    const first = await startServer({ ...options, port: 0 })
    const port = Number(new URL(first.url).port)
    await expect(startServer({ ...options, port })).rejects.toThrow(`PORT=${port + 1} npm start`)
    await first.close()
    fixture.remove()
  })

  it('says what to do when the site was not built, or by another version', async () => {
    const fixture = await writeServingFixture('/')
    const start = (infoFile: string) => startServer({ dir: fixture.site, infoFile, port: 0, host })
    await expect(start(join(fixture.folder, 'absent.json'))).rejects.toThrow('Run `npm run build` first')
    write(fixture.infoFile, '{ "base": "/"')
    await expect(start(fixture.infoFile)).rejects.toThrow('Run `npm run build` again')
    write(fixture.infoFile, JSON.stringify({ ...fixture.info, redirects: [{ from: '/a', to: '//evil.example' }] }))
    await expect(start(fixture.infoFile)).rejects.toThrow('redirects[0].to')
    fixture.remove()
  })
})

describe('a slow connection', () => {
  const timeouts = { request: 100, silence: 200, keepAlive: 100 }
  let fixture: ServingFixture
  let server: RunningServer

  beforeAll(async () => {
    fixture = await writeServingFixture('/')
    server = await startServer({ dir: fixture.site, infoFile: fixture.infoFile, port: 0, host, timeouts })
  })
  afterAll(async () => {
    await server.close()
    fixture.remove()
  })

  it.each([
    ['that sends nothing', ''],
    ['that never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['that never sends what it announces', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
    ['that asks for nothing more', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s is closed', async (_what, text) => {
    const reply = await askRaw(endpointOf(server), text)
    // What was answered at all has the headers of every answer.
    if (reply) expect(reply).toContain('X-Content-Type-Options: nosniff')
  })

  it('that sends a letter now and then is closed, too', async () => {
    const socket = connect(endpointOf(server))
    socket.on('error', () => socket.destroy())
    socket.resume()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const letters = setInterval(() => socket.write('a'), 20)
    await new Promise((resolve) => socket.on('close', resolve))
    clearInterval(letters)
  })

  it('whose reader takes nothing is closed', async () => {
    write(join(fixture.site, 'large.txt'), 'large '.repeat(5_000_000))
    const socket = connect(endpointOf(server))
    socket.once('data', () => socket.pause())
    socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n')
    // Only who writes learns that the server has gone, while it still holds what it was sent.
    const letters = setInterval(() => socket.write('a'), 3 * timeouts.silence)
    await new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
    clearInterval(letters)
    socket.destroy()
  })
})

describe('the policy', () => {
  const info = { scriptHashes: ['sha256-a=', 'sha256-a='], styleHashes: ['sha256-b='], analyticsOrigin: null }

  it('is strict and names no host', () => {
    expect(policy(info)).toBe(
      "default-src 'self'; script-src 'self' 'sha256-a='; worker-src 'self'; style-src 'self' 'sha256-b='; " +
        "img-src 'self' data:; connect-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; " +
        "trusted-types built-by-site; frame-ancestors 'none'",
    )
  })

  it('lets the not-found page alone write another document', () => {
    expect(policy(info, { notFound: true })).toContain('; trusted-types built-by-site not-found-page;')
  })

  it('admits the analytics host where one is configured', () => {
    const directives = policy({ ...info, analyticsOrigin: 'https://a.example' }).split('; ')
    const naming = directives.filter((directive) => directive.includes('https://a.example'))
    expect(naming.map((directive) => directive.split(' ')[0])).toEqual(['script-src', 'connect-src'])
  })

  it('leaves out of the meta tag what browsers refuse there', () => {
    expect(policy(info, { meta: true })).not.toContain('frame-ancestors')
  })
})

describe('an Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, br', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['BR ; Q=1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['gzip;q=nonsense', 'identity'],
    ['zstd', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%j chooses %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

function endpointOf({ url }: RunningServer): { host: string; port: number } {
  return { host, port: Number(new URL(url).port) }
}

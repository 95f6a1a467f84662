import type { OutgoingHttpHeaders } from 'node:http'
import { expect, it } from 'vitest'
import { policy, runnerPolicy, sharedHeaders } from '../../engine/server/headers.ts'
import type { SiteInfo } from '../../engine/server/site-info.ts'
import {
  type Answer,
  ask,
  askRaw,
  type Endpoint,
  markedForm,
  page,
  type Question,
  type ServingFixture,
  script,
} from './serving-fixture.ts'

/** One request and what every server of the site has to answer. A header expected to be undefined must be absent. */
export interface ServingCase extends Question {
  readonly status: number
  readonly body?: string
  readonly expected?: Readonly<Record<string, string | undefined>>
  /** Its policy, where it is not that of every answer; `either` where servers may answer with a page or a line of text. */
  readonly policy?: ((info: SiteInfo) => string) | 'either'
}

const html = 'text/html; charset=utf-8'
const ofNotFound = (info: SiteInfo) => policy(info, { notFound: true })
const revalidated = 'no-cache'
const immutable = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400'

/** Files and pages under their own address. */
function found(base: string): ServingCase[] {
  const file = (name: string, type: string, cache: string, body?: string): ServingCase => ({
    target: base + name,
    status: 200,
    body,
    expected: { 'content-type': type, 'cache-control': cache },
  })
  return [
    file('', html, revalidated, page('home')),
    file('ru/', html, revalidated, page('главная')),
    file('docs/introduction', html, revalidated, page('introduction')),
    file('docs/introduction?_highlight=ssh', html, revalidated, page('introduction')),
    file('docs/introduction/installation', html, revalidated, page('installation')),
    file('docs/release-1.2', html, revalidated, page('release 1.2')),
    file('ru/docs/introduction', html, revalidated, page('введение')),
    file('docs/introduction.json', 'application/json; charset=utf-8', revalidated),
    file('docs/introduction.md', 'text/markdown; charset=utf-8', revalidated, '# Introduction'),
    file('sitemap.xml', 'application/xml; charset=utf-8', revalidated),
    file('blog/rss.xml', 'application/rss+xml; charset=utf-8', revalidated, '<rss/>'),
    file('ru/blog/atom.xml', 'application/atom+xml; charset=utf-8', revalidated, '<feed/>'),
    file('site.webmanifest', 'application/manifest+json; charset=utf-8', revalidated),
    file('robots.txt', 'text/plain; charset=utf-8', revalidated),
    file('.well-known/security.txt', 'text/plain; charset=utf-8', revalidated, 'Contact: mailto:a@b.example'),
    file('assets/app-Ab12Cd34.js', 'text/javascript; charset=utf-8', immutable, script),
    file('offline-worker.js', 'text/javascript; charset=utf-8', revalidated),
    {
      ...file('assets/run-sample-Ij90Kl12.js', 'text/javascript; charset=utf-8', immutable, script),
      policy: () => runnerPolicy,
    },
    file('assets/text-Ef56Gh78.woff2', 'font/woff2', immutable),
    file('favicon.ico', 'image/x-icon', day, 'icon'),
    { target: base, method: 'HEAD', status: 200, body: '', expected: { 'content-type': html } },
    { target: `http://xec.example${base}docs/introduction`, status: 200, body: page('introduction') },
  ]
}

/** Other forms of an address, and moved pages: one step to the canonical one, and never to another site. */
function moved(base: string): ServingCase[] {
  const leads = (from: string, to: string): ServingCase => ({
    target: from.startsWith('/') ? from : base + from,
    status: 301,
    expected: { location: base + to, 'cache-control': revalidated },
  })
  return [
    leads('index.html', ''),
    leads('index', ''),
    leads('ru', 'ru/'),
    leads('ru/index.html', 'ru/'),
    leads('docs/introduction.html', 'docs/introduction'),
    leads('docs/introduction/', 'docs/introduction'),
    leads('docs/introduction/index.html', 'docs/introduction'),
    leads('docs/introduction/index', 'docs/introduction'),
    leads('docs//introduction', 'docs/introduction'),
    leads(`/${base}docs/introduction`, 'docs/introduction'),
    leads('docs/introduction.html?q=a%20b&ctx=docs', 'docs/introduction?q=a%20b&ctx=docs'),
    leads('nowhere/', 'nowhere'),
    leads('assets/', 'assets'),
    leads('404.html', '404'),
    leads('docs', 'docs/introduction'),
    leads('docs/', 'docs/introduction'),
    leads('docs.html?version=current', 'docs/introduction?version=current'),
    leads('ru/docs', 'ru/docs/introduction'),
    leads('docs/old/name', 'docs/introduction/installation'),
    leads(`docs/${'a-name-of-many-words-'.repeat(5)}`, 'docs/introduction'),
    leads(`/${base}evil.example/`, 'evil.example'),
    leads(`${base}%2fevil.example/`, 'evil.example'),
    ...(base === '/' ? [] : [leads(base.slice(0, -1), '')]),
  ]
}

/** What is not there, or must not be. */
function missing(base: string): ServingCase[] {
  const text = 'text/plain; charset=utf-8'
  const absent = (target: string, type: string, body?: string): ServingCase => ({
    target: base + target,
    status: 404,
    body,
    expected: { 'content-type': type, 'cache-control': revalidated, etag: undefined },
    ...(type === html && { policy: ofNotFound }),
  })
  return [
    absent('nowhere', html, page('not found')),
    absent('ru/nowhere', html, page('не найдено')),
    absent('rust', html, page('not found')),
    absent('404', html, page('not found')),
    absent('ru/404', html, page('не найдено')),
    absent('assets', html, page('not found')),
    absent('.env', html, page('not found')),
    absent('.git/config', html, page('not found')),
    absent('.well-known/.env', html, page('not found')),
    absent('.well-known', html, page('not found')),
    absent('docs/introduction/%0d%0aset-cookie:a=b', html),
    absent('leads-out', html, page('not found')),
    absent('leads-out/page', html, page('not found')),
    absent('circle', html, page('not found')),
    absent('docs/introduction.html.gz', text, 'Not found\n'),
    absent('docs/introduction.html.br', text, 'Not found\n'),
    absent('assets/gone-00000000.js', text, 'Not found\n'),
    absent('ru/docs/nowhere.json', text, 'Not found\n'),
    absent('ru/blog/rss.xml', text, 'Not found\n'),
    { target: '/elsewhere', status: 404, policy: 'either' },
  ]
}

/** Requests nobody sends in good faith, and methods that make no sense here. */
function refused(base: string): ServingCase[] {
  const targets = [
    '/../secret.txt',
    '/../../../../etc/passwd',
    `${base}../secret.txt`,
    `${base}docs/../../secret.txt`,
    `${base}docs/../docs/introduction`,
    `${base}%2e%2e/secret.txt`,
    `${base}.%2E/secret.txt`,
    `${base}docs%2f..%2f..%2fsecret.txt`,
    `${base}..%2fsecret.txt`,
    `${base}..\\secret.txt`,
    `${base}..%5csecret.txt`,
    `${base}docs/introduction%00.html`,
    `${base}docs/%zz`,
    `${base}docs/%e`,
  ]
  return [
    ...targets.map((target) => ({ target, status: 400 })),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
      target: base,
      method,
      status: 405,
      expected: { allow: 'GET, HEAD' },
    })),
  ]
}

/** Compressed, partial and conditional answers. */
function negotiated(base: string): ServingCase[] {
  const home = (headers: OutgoingHttpHeaders, encoding: string | undefined): ServingCase => ({
    target: base,
    headers,
    status: 200,
    body: page('home'),
    expected: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
  })
  const part = (range: string, status: number, contentRange: string | undefined, body?: string): ServingCase => ({
    target: `${base}robots.txt`,
    headers: { range },
    status,
    body,
    expected: { 'content-range': contentRange },
  })
  return [
    home({ 'accept-encoding': 'gzip' }, 'gzip'),
    home({ 'accept-encoding': 'gzip;q=0.5' }, 'gzip'),
    home({ 'accept-encoding': 'gzip;q=0' }, undefined),
    home({ 'accept-encoding': 'identity' }, undefined),
    home({}, undefined),
    home({ 'if-match': '*' }, undefined),
    home({ 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, undefined),
    { target: base, headers: { 'if-match': '"another"' }, status: 412 },
    { target: base, headers: { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:01 GMT' }, status: 412 },
    {
      target: `${base}docs/introduction/installation`,
      headers: { 'accept-encoding': 'gzip' },
      status: 200,
      body: markedForm,
      expected: { 'content-type': html, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    },
    {
      target: `${base}ru/nowhere`,
      headers: { 'accept-encoding': 'gzip' },
      status: 404,
      body: page('не найдено'),
      expected: { 'content-encoding': 'gzip' },
      policy: ofNotFound,
    },
    {
      target: `${base}favicon.ico`,
      headers: { 'accept-encoding': 'gzip' },
      status: 200,
      expected: { 'content-encoding': undefined, vary: undefined },
    },
    {
      target: `${base}docs/forms/outside`,
      headers: { 'accept-encoding': 'br, gzip' },
      status: 200,
      body: page('forms that are links out'),
      expected: { 'content-encoding': undefined },
    },
    part('bytes=2-4', 206, 'bytes 2-4/10', '234'),
    part('bytes=7-', 206, 'bytes 7-9/10', '789'),
    part('bytes=-3', 206, 'bytes 7-9/10', '789'),
    part('bytes=0-0', 206, 'bytes 0-0/10', '0'),
    part('bytes=8-99', 206, 'bytes 8-9/10', '89'),
    part('bytes=10-', 416, 'bytes */10'),
    part('lines=1-2', 200, undefined, '0123456789'),
  ]
}

/** The table that our own server and nginx both have to satisfy. */
export function servingCases(base: string): ServingCase[] {
  return [found, moved, missing, refused, negotiated].flatMap((cases) => cases(base))
}

/** Declares a test for each case of the table, and for what takes more than one request. */
export function itServes(base: string, running: () => { endpoint: Endpoint; fixture: ServingFixture }): void {
  for (const row of servingCases(base)) {
    const details = row.headers ? ` with ${JSON.stringify(row.headers)}` : ''
    it(`${row.method ?? 'GET'} ${row.target}${details} gives ${row.status}`, async () => {
      const { endpoint, fixture } = running()
      const { 'Content-Security-Policy': usual, ...others } = sharedHeaders(fixture.info)
      const own = typeof row.policy === 'function' ? row.policy(fixture.info) : usual
      const headers = row.policy === 'either' ? others : { ...others, 'Content-Security-Policy': own ?? '' }
      check(await ask(endpoint, row), row, headers)
    })
  }
  it.each(['identity', 'gzip'])('answers 304 to who has the file already (%s)', async (encoding) => {
    const { endpoint } = running()
    const headers = { 'accept-encoding': encoding }
    const { etag, 'last-modified': modified } = (await ask(endpoint, { target: base, headers })).headers
    expect([etag, modified]).not.toContain(undefined)
    const conditions = [{ 'if-none-match': etag }, { 'if-modified-since': modified }]
    for (const condition of conditions) {
      const again = await ask(endpoint, { target: base, headers: { ...headers, ...condition } })
      expect(again).toMatchObject({ status: 304, body: '', headers: { 'cache-control': revalidated } })
    }
    const same = await ask(endpoint, { target: base, headers: { ...headers, 'if-match': `"another", ${etag}` } })
    expect(same).toMatchObject({ status: 200, body: page('home') })
    const other = await ask(endpoint, { target: base, headers: { ...headers, 'if-none-match': '"another"' } })
    expect(other).toMatchObject({ status: 200, body: page('home') })
  })
}

/** What never becomes a request of its own, or must not: each with the end of its lines. */
const broken: readonly (readonly [what: string, status: number, lines: readonly string[]])[] = [
  ['two hosts', 400, ['GET / HTTP/1.1', 'Host: a', 'Host: b']],
  ['the same host twice', 400, ['GET / HTTP/1.1', 'Host: a', 'Host: a']],
  ['no host', 400, ['GET / HTTP/1.1', 'Accept: */*']],
  ['a method of no letters', 400, ['G\u0001T / HTTP/1.1', 'Host: a']],
  ['two lengths', 400, ['GET / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2']],
  ['an unknown method', 405, ['PROPFIND / HTTP/1.1', 'Host: a', 'Connection: close']],
]

/** Declares a test for each request that cannot be read: it is refused, with the headers of every other answer. */
export function itRefuses(running: () => { endpoint: Endpoint; fixture: ServingFixture }): void {
  it.each(broken)('refuses %s with %d', async (_what, status, lines) => {
    const { endpoint, fixture } = running()
    const reply = await askRaw(endpoint, `${lines.join('\r\n')}\r\n\r\n`)
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(sharedHeaders(fixture.info)))
      expect(reply).toContain(`${name}: ${value}\r\n`)
  })
  it('takes a request without a host from who speaks HTTP/1.0', async () => {
    expect(await askRaw(running().endpoint, 'GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 (?:200|404) /)
  })
}

function check(answer: Answer, row: ServingCase, shared: Readonly<Record<string, string>>): void {
  expect(answer.status).toBe(row.status)
  if (row.body !== undefined) expect(answer.body).toBe(row.body)
  expect(answer.body).not.toContain('SECRET')
  // With a 416 nginx sends its added headers twice.
  const carried = row.status === 416 ? [] : Object.entries(shared)
  const lower = carried.map(([name, value]) => [name.toLowerCase(), value])
  const expected = { ...Object.fromEntries(lower), 'strict-transport-security': undefined, ...row.expected }
  for (const [name, value] of Object.entries(expected)) expect(answer.headers[name], name).toBe(value)
}

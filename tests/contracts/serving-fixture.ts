import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { SiteInfo } from '../../engine/server/site-info.ts'
import { precompress } from '../../engine/write/precompress/precompress.ts'

/** A small built site in a folder of its own, as the build leaves one. */
export interface ServingFixture {
  readonly folder: string
  /** Document root of a server that knows nothing about the base; a file of secrets lies beside it. */
  readonly root: string
  /** Where the site lies: the root and the base. */
  readonly site: string
  readonly infoFile: string
  readonly info: SiteInfo
  remove(): void
}

/** Long enough to be compressed, and unmistakable. */
export function page(name: string): string {
  return `<!doctype html><title>${name}</title>${`<p>${name}</p>`.repeat(100)}`
}

export const script = `console.log(${JSON.stringify('a script '.repeat(200))})`

const files: Readonly<Record<string, string>> = {
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  '.well-known/.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  '404.html': page('not found'),
  'assets/app-Ab12Cd34.js': script,
  'assets/run-sample-Ij90Kl12.js': script,
  'blog/rss.xml': '<rss/>',
  'assets/text-Ef56Gh78.woff2': 'not really a font',
  'docs.html': page('leads to the introduction'),
  'docs/introduction.html': page('introduction'),
  'docs/introduction.json': JSON.stringify({ html: page('introduction') }),
  'docs/introduction.md': '# Introduction',
  'docs/introduction/installation.html': page('installation'),
  'docs/forms/outside.html': page('forms that are links out'),
  'docs/forms/pipe.html': page('forms that are pipes'),
  'docs/release-1.2.html': page('release 1.2'),
  'favicon.ico': 'icon',
  'index.html': page('home'),
  'offline-worker.js': "addEventListener('fetch', () => {})",
  'robots.txt': '0123456789',
  'ru/404.html': page('не найдено'),
  'ru/blog/atom.xml': '<feed/>',
  'ru/docs/introduction.html': page('введение'),
  'ru/index.html': page('главная'),
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
}

/** What a server sends of a page whose compressed form is another text: it has not compressed anything itself. */
export const markedForm = page('a compressed form of its own')

/** Links that lead out of the site, or nowhere. */
const links = [
  ['leads-out.html', 'OUTSIDE/secret.txt'],
  ['leads-out', 'OUTSIDE/elsewhere'],
  ['circle.html', 'circle.html'],
] as const

/** Writes the site below a new temporary folder; the caller removes it. */
export async function writeServingFixture(base: string): Promise<ServingFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'serving-'))
  const info: SiteInfo = {
    base,
    locales: [
      { code: 'en', path: '/' },
      { code: 'ru', path: '/ru/' },
    ],
    redirects: [
      { from: '/docs', to: '/docs/introduction' },
      { from: '/ru/docs', to: '/ru/docs/introduction' },
      { from: '/docs/old/name', to: '/docs/introduction/installation' },
      // Longer than the keys that nginx hashes without being told to.
      { from: `/docs/${'a-name-of-many-words-'.repeat(5)}`, to: '/docs/introduction' },
    ],
    scriptHashes: ['sha256-MV6TbPXPCYgFnMBb5CaHHkMjfyVf7Hl4gEnqGEjWcpA='],
    styleHashes: [],
    analyticsOrigin: 'https://analytics.example',
  }
  const root = join(folder, 'public')
  const site = join(root, base)
  for (const [name, content] of Object.entries(files)) write(join(site, name), content)
  await precompress(site, join(folder, 'cache'))
  markForm(join(site, 'docs/introduction/installation.html.gz'))
  write(join(folder, 'secret.txt'), 'SECRET=1')
  write(join(folder, 'elsewhere/page.html'), 'SECRET=1')
  const writers = replaceForms(site, join(folder, 'secret.txt'))
  for (const [name, to] of links) symlinkSync(to.replace('OUTSIDE', folder), join(site, name))
  const infoFile = join(folder, 'site.json')
  write(infoFile, JSON.stringify(info))
  const remove = () => {
    for (const writer of writers) writer.kill()
    rmSync(folder, { recursive: true })
  }
  return { folder, root, site, infoFile, info, remove }
}

/** Writes a file and the folders that lead to it. */
export function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Puts links out of the site, and pipes, in the place of compressed forms, under the dates that they had.
 * @returns those who write into the pipes, so that a server that reads one gets a secret, and waits for nobody
 */
function replaceForms(site: string, secret: string): ChildProcess[] {
  return ['.gz', '.br'].map((suffix) => {
    const outside = join(site, `docs/forms/outside.html${suffix}`)
    const { atime, mtime } = statSync(outside)
    utimesSync(secret, atime, mtime)
    rmSync(outside)
    symlinkSync(secret, outside)
    const pipe = join(site, `docs/forms/pipe.html${suffix}`)
    const dates = statSync(pipe)
    rmSync(pipe)
    execFileSync('mkfifo', [pipe])
    utimesSync(pipe, dates.atime, dates.mtime)
    return spawn('sh', ['-c', 'printf SECRET=1 > "$0"', pipe], { stdio: 'ignore' })
  })
}

/** Another text under the date that the form had. */
function markForm(file: string): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, gzipSync(markedForm))
  utimesSync(file, atime, mtime)
}

/** Where a server listens. */
export type Endpoint = { readonly socketPath: string } | { readonly host: string; readonly port: number }

export interface Question {
  /** Sent as it stands: nothing cleans it on the way, unlike what `fetch` does. */
  readonly target: string
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Text after decompression. */
  readonly body: string
}

/** Sends one request on a connection of its own. */
export function ask(endpoint: Endpoint, { target, method = 'GET', headers }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { ...endpoint, path: target, method, headers, agent: false }
    request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        try {
          const body = decompress(Buffer.concat(chunks), response.headers['content-encoding'])
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        } catch (error) {
          reject(error)
        }
      })
    })
      .on('error', reject)
      .end()
  })
}

/** Sends bytes as they stand, and gives what comes until the server closes. */
export async function askRaw(endpoint: Endpoint, text: string): Promise<string> {
  const socket = connect('socketPath' in endpoint ? { path: endpoint.socketPath } : endpoint)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(text)
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

function decompress(body: Buffer, encoding: string | undefined): string {
  if (body.length > 0 && encoding === 'br') return brotliDecompressSync(body).toString()
  if (body.length > 0 && encoding === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}

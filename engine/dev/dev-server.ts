import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { readEntry } from '../cache/entry.ts'
import type { DevelopmentEvent } from '../client/development.ts'
import { pictureFolder } from '../markdown/pictures/picture-store.ts'
import { escapeText } from '../markup/escape.ts'
import { canonicalPath, hrefOf, pathOf } from '../model/route.ts'
import { contentType } from '../server/content-types.ts'
import { FileStore } from '../server/file-store.ts'
import { policy, sharedHeaders } from '../server/headers.ts'
import { type Endpoint, listen, ownHost } from '../server/listen.ts'
import { refuseBrokenRequests } from '../server/refuse-connection.ts'
import type { DevSite } from './dev-site.ts'
import { isOwnHost } from './own-host.ts'

type Reply =
  | { readonly status: number; readonly type: string; readonly body: string | Uint8Array; readonly policy?: string }
  | { readonly location: string }

const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const missing: Reply = { status: 404, type: plain, body: 'Not found' }
const malformed: Reply = { status: 400, type: plain, body: 'This address is not well formed' }
const foreign: Reply = {
  status: 403,
  type: plain,
  body: 'Nobody has named this host: npm run dev -- --allow-host NAME',
}

/** Serves a site from memory and tells the open pages what was saved. It does no more than writing pages needs. */
export class DevServer {
  readonly #site: DevSite
  readonly #server: Server
  readonly #hosts: readonly string[]
  readonly #readers = new Set<ServerResponse>()

  /** @param hosts names by which it may be asked for, besides those of this machine */
  constructor(site: DevSite, hosts: readonly string[]) {
    this.#site = site
    this.#hosts = hosts
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => {
        console.error(`${request.method} ${request.url}:`, error)
        response.destroy()
      })
    })
    refuseBrokenRequests(this.#server, [])
  }

  /** @returns the address that it listens on. */
  async listen(place: Endpoint): Promise<string> {
    const { port } = await listen(this.#server, place, 'npm run dev')
    return `http://${place.host === ownHost ? 'localhost' : place.host}:${port}${this.#base}`
  }

  tell(event: DevelopmentEvent): void {
    for (const reader of this.#readers) reader.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  get #base(): string {
    return this.#site.context?.site.loaded.config.base ?? '/'
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnHost(request.headers.host, this.#hosts)) return send(response, foreign, this.#site.context)
    const decoded = decodePath(request.url ?? '/')
    const path = decoded === undefined ? undefined : pathOf(decoded, this.#base)
    if (path === '/_dev/events') this.#subscribe(response)
    else send(response, decoded === undefined ? malformed : await this.#replyTo(path).catch(fault), this.#site.context)
  }

  #subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': open\n\n')
    this.#readers.add(response)
    response.on('close', () => this.#readers.delete(response))
    if (this.#site.problem) this.tell({ type: 'problem', text: this.#site.problem })
  }

  async #replyTo(path: string | undefined): Promise<Reply> {
    if (!this.#site.context) return { status: 500, type: html, body: problemPage(this.#site.problem ?? '') }
    if (path === undefined) return { location: this.#base }
    const name = path.slice(1)
    // The index of the search ends in .json as the data of a page does.
    const written = suffix.test(path) ? await this.#site.file(name) : undefined
    if (written !== undefined) return { status: 200, type: contentType(name), body: written }
    return isFile(path) ? this.#asset(name) : this.#page(path)
  }

  #asset(name: string): Reply {
    const [file] = [this.#site.assets, this.#site.publicFolder].flatMap(
      (folder) => new FileStore(folder).first([name]) ?? [],
    )
    const body = file?.content ?? readEntry(join(pictureFolder, basename(name)))
    return body ? { status: 200, type: contentType(name), body } : missing
  }

  async #page(path: string): Promise<Reply> {
    const form = /\.(?:json|md)$/.exec(path)?.[0]
    const canonical = canonicalPath(form ? path.slice(0, -form.length) : path)
    const files = (await this.#site.render(canonical)) ?? (await this.#site.render(`${canonical}/`))
    const moved = this.#site.context?.info.redirects.find(({ from }) => from === canonical)
    if (!files && moved) return { location: hrefOf(moved.to, this.#base) }
    const found = files && [...files].find(([name]) => name.endsWith(form ?? '.html'))
    if (found) return { status: 200, type: contentType(found[0]), body: found[1] }
    if (form) return missing
    const { info } = this.#site.context ?? {}
    const body = this.#site.renderNotFound(path)
    return { status: 404, type: html, body, ...(info && { policy: policy(info, { notFound: true }) }) }
  }
}

/** As in `/favicon.ico`, and not the version `/docs/1.0`. */
const suffix = /\.[a-z]\w*$/i

/** A name with a suffix, but neither a page nor its data. */
function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (suffix.test(path) && !/\.(?:html|json|md)$/.test(path))
}

/** The path of a request's target; undefined for malformed escapes and for everything that climbs. */
function decodePath(target: string): string | undefined {
  try {
    const path = decodeURI(target.replace(/^https?:\/\/[^/?#]*|[?#].*$/gi, ''))
    return /[\\\0]|\/\.{1,2}(?:\/|$)/.test(path) ? undefined : path.replace(/\/{2,}/g, '/') || '/'
  } catch {
    return undefined
  }
}

/** What is wrong with a site of which nothing can be shown yet. It looks again by itself until something can. */
function problemPage(problem: string): string {
  return [
    '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>The site has a problem</title>',
    `<pre role="alert" style="white-space: pre-wrap">${escapeText(problem)}</pre>\n`,
  ].join('\n')
}

/** What cannot be rendered is a fault of the site's own code. */
function fault(error: Error): Reply {
  return { status: 500, type: html, body: problemPage(error.stack ?? error.message) }
}

/** Writes a reply with the headers that every deployment sends, so that a breach of the policy shows while writing. */
function send(response: ServerResponse, reply: Reply, context: DevSite['context']): void {
  if (context) for (const [name, value] of Object.entries(sharedHeaders(context.info))) response.setHeader(name, value)
  response.setHeader('cache-control', 'no-store')
  if ('policy' in reply && reply.policy) response.setHeader('Content-Security-Policy', reply.policy)
  if ('location' in reply) response.writeHead(302, { location: reply.location }).end()
  else response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body)
}

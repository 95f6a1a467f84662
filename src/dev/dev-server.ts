import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { DevelopmentEvent } from '../client/development.ts'
import { canonicalPath, hrefOf, pathOf } from '../model/route.ts'
import { contentTypes, unknownType } from '../server/content-types.ts'
import { sharedHeaders } from '../server/headers.ts'
import type { DevSite } from './dev-site.ts'

/** Serves a site from memory and tells the open pages what was saved. It does no more than writing pages needs. */
export class DevServer {
  readonly #site: DevSite
  readonly #server: Server
  readonly #readers = new Set<ServerResponse>()

  constructor(site: DevSite) {
    this.#site = site
    this.#server = createServer((request, response) => this.#answer(request, response))
  }

  /** @returns the address that it listens on. */
  listen(port: number, host: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(port, host, () => {
        const address = this.#server.address()
        const used = typeof address === 'object' && address ? address.port : port
        resolve(`http://${host === '127.0.0.1' ? 'localhost' : host}:${used}${this.#base}`)
      })
    })
  }

  tell(event: DevelopmentEvent): void {
    for (const reader of this.#readers) reader.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  close(): void {
    for (const reader of this.#readers) reader.end()
    this.#server.close()
  }

  get #base(): string {
    return this.#site.context?.site.loaded.config.base ?? '/'
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathOf(decodeURI(pathname), this.#base)
    if (path === '/_dev/events') return this.#subscribe(response)
    const { context, problem } = this.#site
    if (!context) return send(response, 500, 'text/plain; charset=utf-8', problem ?? '')
    for (const [name, value] of Object.entries(sharedHeaders(context.info))) response.setHeader(name, value)
    if (path === undefined) return redirect(response, this.#base)
    if (path.startsWith('/assets/') || path === '/favicon.svg') return this.#asset(path.slice(1), response)
    this.#page(path, response)
  }

  #subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': open\n\n')
    this.#readers.add(response)
    response.on('close', () => this.#readers.delete(response))
    if (this.#site.problem) this.tell({ type: 'problem', text: this.#site.problem })
  }

  #asset(name: string, response: ServerResponse): void {
    const type = contentTypes[extname(name).slice(1)] ?? unknownType
    const text = this.#site.context?.files.get(name)
    if (text !== undefined) return send(response, 200, type, text)
    const file = [this.#site.assets, 'public'].map((folder) => join(folder, normalize(`/${name}`))).find(existsSync)
    if (file === undefined) return send(response, 404, 'text/plain', 'Not found')
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    createReadStream(file).pipe(response)
  }

  #page(path: string, response: ServerResponse): void {
    const json = path.endsWith('.json')
    const canonical = canonicalPath(json ? path.replace(/\.json$/, '') : path)
    const files = this.#site.render(canonical) ?? this.#site.render(`${canonical}/`)
    const moved = this.#site.context?.info.redirects.find(({ from }) => from === canonical)
    if (!files && moved) return redirect(response, hrefOf(moved.to, this.#base))
    const found = files && [...files].find(([name]) => name.endsWith(json ? '.json' : '.html'))
    if (found) return send(response, 200, json ? 'application/json' : 'text/html; charset=utf-8', found[1])
    if (json) return send(response, 404, 'text/plain', 'Not found')
    send(response, 404, 'text/html; charset=utf-8', this.#site.renderNotFound(path))
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
  response.end(body)
}

function redirect(response: ServerResponse, href: string): void {
  response.writeHead(302, { location: href })
  response.end()
}

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server answers in place of the site. */
export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string
}

/**
 * `down`: nobody is there; `silent`: requests are taken and not answered; `failing`: the server has a fault; `empty`: it has no
 * file.
 */
type Mode = 'up' | 'down' | 'silent' | 'failing' | 'empty'

const troubles: Readonly<Partial<Record<Mode, Answer>>> = {
  failing: { status: 503, body: 'A fault' },
  empty: { status: 404, body: 'Not found' },
}

/** The line between a browser and a site that is served. A test cuts it, slows it down, and puts other files on it. */
export class Line {
  mode: Mode = 'up'
  /** Paths below the base that were asked for. */
  readonly asked: string[] = []
  /** Other answers than the site's, by path below the base. */
  readonly answers = new Map<string, Answer>()
  /** Called with each path before it is answered. */
  before: (path: string) => void | Promise<void> = () => {}
  readonly #site: URL
  readonly #server: Server

  private constructor(site: URL) {
    this.#site = site
    this.#server = createServer((asked, given) => void this.#answer(asked, given))
  }

  /** @param site address of the site, with its base */
  static async open(site: string): Promise<Line> {
    const line = new Line(new URL(site))
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve))
    return line
  }

  /** Address of a path below the base: `/docs/start`. */
  href(path: string): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}${this.#site.pathname}${path.slice(1)}`
  }

  /** What the site itself has at a path. */
  async text(path: string): Promise<string> {
    return (await fetch(new URL(path.slice(1), this.#site))).text()
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(asked: IncomingMessage, given: ServerResponse): Promise<void> {
    const path = `/${(asked.url ?? '').slice(this.#site.pathname.length)}`
    this.asked.push(path)
    await this.before(path)
    if (this.mode === 'down') return void asked.socket.destroy()
    if (this.mode === 'silent') return
    const answer = troubles[this.mode] ?? this.answers.get(path)
    if (answer) {
      const { status = 200, type = 'text/html', body } = answer
      given.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }).end(body)
      return
    }
    const { hostname, port } = this.#site
    const { url, method, headers } = asked
    request({ hostname, port, path: url, method, headers, agent: false }, (answer) => {
      given.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(given)
    })
      .on('error', () => asked.socket.destroy())
      .end()
  }
}

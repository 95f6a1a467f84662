import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { execProtocol, type PodProcess, runOverSocket } from './exec.ts'
import { type Answer, failure, notFound } from './objects.ts'
import { answer, placeOf, unknownContainer } from './routes.ts'

/** What one job sees: its pods, and how a command is started in one. */
export interface Cluster {
  readonly pods: readonly string[]
  /** Absent where there are no pods. */
  start?(pod: string, command: readonly string[]): PodProcess
}

/** What an answer to an old client says: it lets the stand-in on the path know that the request was right. */
export const noSpdy = 'this stand-in speaks no SPDY'

/** The API of clusters, each below a path of its own, as far as `kubectl` asks for it. */
export class ApiServer {
  readonly #clusters = new Map<string, Cluster>()
  readonly #sockets = new WebSocketServer({ noServer: true, handleProtocols: () => execProtocol })
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { code, body } = this.#answer(request, Buffer.concat(chunks).toString())
      const isText = typeof body === 'string'
      response.writeHead(code, { 'Content-Type': isText ? 'text/plain' : 'application/json' })
      response.end(isText ? body : JSON.stringify(body))
    })
  })

  /** @returns the address of the server. */
  async listen(): Promise<string> {
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head))
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  add(id: string, cluster: Cluster): void {
    this.#clusters.set(id, cluster)
  }

  remove(id: string): void {
    this.#clusters.delete(id)
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #answer(request: IncomingMessage, body: string): Answer {
    const { cluster, path, query } = this.#read(request)
    if (!cluster) return failure(404, 'NotFound', 'There is no such cluster.')
    if (request.headers.upgrade?.toUpperCase().startsWith('SPDY')) return failure(400, 'BadRequest', noSpdy)
    return answer(cluster.pods, { method: request.method ?? 'GET', path, query, body })
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { cluster, path, query } = this.#read(request)
    const { name = '', part } = placeOf(path) ?? {}
    const container = query.get('container') ?? 'app'
    const start = cluster?.pods.includes(name) ? cluster.start : undefined
    if (!cluster || part !== 'exec' || request.headers.upgrade !== 'websocket') {
      refuse(socket, failure(400, 'BadRequest', noSpdy))
    } else if (!start) refuse(socket, notFound('pods', name))
    else if (container !== 'app') refuse(socket, unknownContainer(container, name))
    else {
      this.#sockets.handleUpgrade(request, socket, head, (open) => {
        runOverSocket(open, start(name, query.getAll('command')), query.get('stdin') === 'true')
      })
    }
  }

  #read({ url = '/' }: IncomingMessage) {
    const { pathname, searchParams: query } = new URL(url, 'http://127.0.0.1')
    const [, id = '', ...rest] = pathname.split('/')
    return { cluster: this.#clusters.get(id), path: `/${rest.join('/')}`, query }
  }
}

function refuse(socket: Duplex, { code, body }: Answer): void {
  const text = JSON.stringify(body)
  const head = `HTTP/1.1 ${code} Refused\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`
  socket.end(`${head}\r\nConnection: close\r\n\r\n${text}`)
}

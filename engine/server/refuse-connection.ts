import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { revalidate } from './headers.ts'

/** Statuses of what Node cannot read; everything else is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers what never becomes a request: with the headers that every answer carries, which Node's own answers lack.
 * @param shared names and values, one after the other
 */
export function refuseBrokenRequests(server: Server, shared: readonly string[]): void {
  const answering = new WeakSet<Duplex>()
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Whatever is written now would be read as a part of that answer.
    if (!socket.writable || answering.has(socket)) socket.destroy()
    else refuse(socket, statuses[error.code ?? ''] ?? 400, shared)
  })
  server.on('connect', (_request, socket: Duplex) => refuse(socket, 405, [...shared, 'Allow', 'GET, HEAD']))
}

function refuse(socket: Duplex, status: number, headers: readonly string[]): void {
  const own = ['Cache-Control', revalidate, 'Connection', 'close', 'Content-Length', '0']
  const lines = [...headers, ...own].map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`))
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import parseRange from 'range-parser'
import { contentType } from './content-types.ts'
import { chooseEncoding } from './encoding.ts'
import { cacheControl, revalidate, runnerFile, runnerPolicy } from './headers.ts'
import { conditionalStatus } from './preconditions.ts'
import type { StoredFile } from './stored-file.ts'

/** A request and the response that it gets. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Headers that every answer carries: names and values, one after the other. */
  readonly shared: readonly string[]
}

type Headers = Readonly<Record<string, string>>

/** Sends a file: whole, in part, or the word that the reader has it already. */
export function sendFile(exchange: Exchange, file: StoredFile): void {
  const { headers } = exchange.request
  const encoding = file.isCompressed ? chooseEncoding(headers['accept-encoding']) : 'identity'
  const state = { etag: file.etag(encoding), 'last-modified': file.modified }
  const status = conditionalStatus(headers, state)
  if (status === 412) {
    sendText(exchange, status, 'This file is in another state')
    return
  }
  const described = {
    'cache-control': cacheControl(file.name),
    ...(runnerFile.test(file.name) && { 'Content-Security-Policy': runnerPolicy }),
    ...state,
    ...(file.isCompressed && { vary: 'Accept-Encoding' }),
  }
  if (status === 304) {
    writeHead(exchange, status, described).end()
    return
  }
  const typed = { ...described, 'content-type': contentType(file.name) }
  if (encoding === 'identity') {
    sendPart(exchange, { ...typed, 'accept-ranges': 'bytes' }, file.content, wantedRange(exchange.request, state))
  } else send(exchange, 200, { ...typed, 'content-encoding': encoding }, file.body(encoding))
}

/** Sends the page for unknown addresses: with its own policy, never stored, never partial. */
export function sendNotFound(exchange: Exchange, file: StoredFile, policy: string): void {
  const encoding = file.isCompressed ? chooseEncoding(exchange.request.headers['accept-encoding']) : 'identity'
  const headers = {
    'Content-Security-Policy': policy,
    'cache-control': revalidate,
    'content-type': contentType(file.name),
    ...(file.isCompressed && { vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  send(exchange, 404, headers, file.body(encoding))
}

/** Sends a line of plain text. */
export function sendText(exchange: Exchange, status: number, text: string, more?: Headers): void {
  const headers = { 'cache-control': revalidate, 'content-type': 'text/plain; charset=utf-8', ...more }
  send(exchange, status, headers, Buffer.from(`${text}\n`))
}

/** Leads to another address. */
export function sendAway(exchange: Exchange, status: 301 | 302, location: string): void {
  // Browsers keep a 301 for good unless told to ask again, and a moved page may move back.
  send(exchange, status, { location, 'cache-control': revalidate }, Buffer.alloc(0))
}

/** The `Range` of a request, unless its `If-Range` names another state of the file. */
function wantedRange({ headers }: IncomingMessage, state: Headers): string | undefined {
  const known = headers['if-range']
  return known === undefined || known === state.etag || known === state['last-modified'] ? headers.range : undefined
}

/** One range is honoured; several at once, and what is no range of bytes, get the whole file, as they may. */
function sendPart(exchange: Exchange, headers: Headers, content: Buffer, wanted?: string): void {
  const ranges = wanted?.startsWith('bytes=') ? parseRange(content.length, wanted) : undefined
  if (ranges === -1) {
    sendText(exchange, 416, 'This file has no such range', { 'content-range': `bytes */${content.length}` })
    return
  }
  const [range, ...others] = Array.isArray(ranges) ? ranges : []
  if (!range || others.length > 0) {
    send(exchange, 200, headers, content)
    return
  }
  const { start, end } = range
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${content.length}` }
  send(exchange, 206, part, content.subarray(start, end + 1))
}

/** Node leaves the body out where the method is HEAD. */
function send(exchange: Exchange, status: number, headers: Headers, body: Buffer): void {
  writeHead(exchange, status, { ...headers, 'content-length': String(body.length) }).end(body)
}

/** As one list: Node takes it as it is, where headers that are set one by one cost as much as all else together. */
function writeHead({ response, shared }: Exchange, status: number, headers: Headers): ServerResponse {
  const list = shared.slice()
  for (const name in headers) {
    const known = list.indexOf(name)
    if (known < 0) list.push(name, headers[name] ?? '')
    else list[known + 1] = headers[name] ?? ''
  }
  return response.writeHead(status, list)
}

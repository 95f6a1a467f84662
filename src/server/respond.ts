import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import fresh from 'fresh'
import parseRange from 'range-parser'
import { contentType } from './content-types.ts'
import { chooseEncoding } from './encoding.ts'
import { cacheControl, revalidate } from './headers.ts'
import type { StoredFile } from './stored-file.ts'

/** A request and the response that it gets. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Sends a file: whole, in part, or the word that the reader has it already. */
export async function sendFile({ request, response }: Exchange, file: StoredFile): Promise<void> {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const headers: Record<string, string> = {
    'cache-control': cacheControl(file.name),
    etag: file.etag(encoding),
    'last-modified': file.modified.toUTCString(),
    ...(file.compressible && { vary: 'Accept-Encoding' }),
  }
  if (fresh(request.headers, headers)) {
    response.writeHead(304, headers).end()
    return
  }
  headers['content-type'] = contentType(file.name)
  if (encoding !== 'identity') {
    send(response, 200, { ...headers, 'content-encoding': encoding }, await file.body(encoding))
    return
  }
  headers['accept-ranges'] = 'bytes'
  sendPart(response, headers, file.content, wantedRange(request, headers))
}

/** Sends a page that stands for an error: with its status, never stored, never partial. */
export async function sendErrorPage({ request, response }: Exchange, status: number, file: StoredFile): Promise<void> {
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const headers = {
    'cache-control': revalidate,
    'content-type': contentType(file.name),
    ...(file.compressible && { vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  send(response, status, headers, await file.body(encoding))
}

/** Sends a line of plain text. */
export function sendText(response: ServerResponse, status: number, text: string, more?: OutgoingHttpHeaders): void {
  const headers = { 'cache-control': revalidate, 'content-type': 'text/plain; charset=utf-8', ...more }
  send(response, status, headers, Buffer.from(`${text}\n`))
}

/** The `Range` of a request, unless its `If-Range` names another state of the file. */
function wantedRange(request: IncomingMessage, headers: Record<string, string>): string | undefined {
  const state = request.headers['if-range']
  return state === undefined || state === headers.etag || state === headers['last-modified']
    ? request.headers.range
    : undefined
}

/** One range is honoured; several at once, and what is no range of bytes, get the whole file, as they may. */
function sendPart(response: ServerResponse, headers: OutgoingHttpHeaders, content: Buffer, wanted?: string): void {
  const ranges = wanted?.startsWith('bytes=') ? parseRange(content.length, wanted) : undefined
  if (ranges === -1) {
    sendText(response, 416, 'This file has no such range', { 'content-range': `bytes */${content.length}` })
    return
  }
  const [range, ...others] = Array.isArray(ranges) ? ranges : []
  if (!range || others.length > 0) {
    send(response, 200, headers, content)
    return
  }
  const { start, end } = range
  const part = { ...headers, 'content-range': `bytes ${start}-${end}/${content.length}` }
  send(response, 206, part, content.subarray(start, end + 1))
}

/** Node leaves the body out where the method is HEAD. */
function send(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: Buffer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

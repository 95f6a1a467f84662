import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

export interface FolderServer {
  readonly url: string
  /** Bytes of all bodies since the last call. */
  readonly takeBytes: () => number
  readonly close: () => void
}

/** Serves a folder on loopback, texts by brotli, without the policy of our own site: the peers compile WebAssembly. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  let bytes = 0
  const bodies = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const type = types[extname(path)]
    try {
      const body = bodies.get(path) ?? (await read(join(folder, path), type !== undefined))
      bodies.set(path, body)
      bytes += body.length
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': 'no-store',
        ...(type && { 'content-encoding': 'br' }),
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const takeBytes = () => {
    const taken = bytes
    bytes = 0
    return taken
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    takeBytes,
    close: () => server.close(),
  }
}

async function read(file: string, isText: boolean): Promise<Buffer> {
  const body = await readFile(file)
  return isText ? brotliCompressSync(body) : body
}

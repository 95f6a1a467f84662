import { createServer } from 'node:http'
import { FileStore } from '../engine/server/file-store.ts'
import { listen } from '../engine/server/listen.ts'
import { sendFile, sendText } from '../engine/server/respond.ts'
import { precompress } from '../engine/write/precompress/precompress.ts'
import { cacheDir } from './places.ts'

export interface FolderServer {
  readonly url: string
  /** Bytes of all bodies since the last call. */
  readonly takeBytes: () => number
  readonly close: () => void
}

/**
 * Serves a folder as our own site is served, but without its policy: peers compile WebAssembly, and plain files have their
 * styles inside.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  // As our own build does it for its site.
  await precompress(folder, cacheDir)
  const files = new FileStore(folder)
  let bytes = 0
  const server = createServer(async (request, response) => {
    // Node keeps what `writeHead` sends, the length among it, only beside a header that was set before.
    response.setHeader('x-content-type-options', 'nosniff')
    response.on('finish', () => {
      bytes += Number(response.getHeader('content-length') ?? 0)
    })
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = await files.first(namesOf(decodeURIComponent(pathname).slice(1)))
    const exchange = { request, response, shared: [] }
    if (file) sendFile(exchange, file)
    else sendText(exchange, 404, 'Not found')
  })
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' }, 'npm run bench')
  const takeBytes = () => {
    const taken = bytes
    bytes = 0
    return taken
  }
  return { url: `http://127.0.0.1:${port}/`, takeBytes, close: () => server.close() }
}

/** The files that may answer for a path: generators write a page as a file or as a folder. */
function namesOf(path: string): string[] {
  if (path === '' || path.endsWith('/')) return [`${path}index.html`]
  return [path, `${path}.html`, `${path}/index.html`]
}

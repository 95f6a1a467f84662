import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Address, asksForFile, candidateFiles, resolveAddress } from './address.ts'
import { FileStore } from './file-store.ts'
import { policy, sharedHeaders } from './headers.ts'
import { type Endpoint, listen } from './listen.ts'
import { namesOneHost } from './raw-request.ts'
import { refuseBrokenRequests } from './refuse-connection.ts'
import { type Exchange, sendAway, sendFile, sendNotFound, sendText } from './respond.ts'
import { readSiteInfo, type SiteInfo } from './site-info.ts'
import { type Timeouts, timeoutOptions, usualTimeouts } from './timeouts.ts'

export interface ServerOptions extends Endpoint {
  /** Folder of the built site. */
  readonly dir: string
  /** The build's description of the site, `site.json`. */
  readonly infoFile: string
  /** Those of nginx where none are given. */
  readonly timeouts?: Timeouts
}

export interface RunningServer {
  /** Address of the site, the base included. */
  readonly url: string
  /** Takes no more requests, and resolves when the running ones are answered. A second call waits for the first. */
  close(): Promise<void>
}

/** How long requests may take to end once the server closes. */
const drainMilliseconds = 5000

/** Serves a built site; rejects, saying what to do, when it was not built or the port is not to be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const site = await readSiteInfo(options.infoFile)
  const server = siteServer(site, options)
  const { address, family, port } = await listen(server, options, 'npm start')
  const host = family === 'IPv6' ? `[${address}]` : address
  let closing: Promise<void> | undefined
  const closeOnce = () => {
    closing ??= close(server)
    return closing
  }
  return { url: `http://${host}:${port}${site.base}`, close: closeOnce }
}

function siteServer(site: SiteInfo, { dir, timeouts = usualTimeouts }: ServerOptions): Server {
  const shared = Object.entries(sharedHeaders(site)).flat()
  const handle = siteHandler(site, new FileStore(dir), shared)
  // Node refuses requests without a host by itself, but without our headers.
  const server = createServer({ ...timeoutOptions(timeouts), requireHostHeader: false }, handle)
  server.setTimeout(timeouts.silence)
  // An expectation that nobody knows is none, as for nginx.
  server.on('checkExpectation', handle)
  refuseBrokenRequests(server, shared)
  return server
}

function siteHandler(site: SiteInfo, files: FileStore, shared: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const exchange = { request, response, shared }
    answer(exchange, site, files).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendText(exchange, 500, 'The server could not read this file')
    })
  }
}

async function answer(exchange: Exchange, site: SiteInfo, files: FileStore): Promise<void> {
  const { request } = exchange
  if (!namesOneHost(request)) {
    // What follows on this connection may be meant for another host.
    sendText(exchange, 400, 'A request names its host once', { connection: 'close' })
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(exchange, 405, 'Only GET and HEAD are possible here', { allow: 'GET, HEAD' })
    return
  }
  const address = resolveAddress(request.url ?? '/', site)
  if (address.kind === 'refused') sendText(exchange, 400, 'This address is not well formed')
  else if (address.kind === 'outside') sendText(exchange, 404, `Nothing here: this site begins at ${site.base}`)
  else if (address.kind === 'moved') sendAway(exchange, address.status, address.location)
  else sendPath(exchange, address, files, site)
}

function sendPath(
  exchange: Exchange,
  address: Extract<Address, { kind: 'path' }>,
  files: FileStore,
  site: SiteInfo,
): void {
  const { path, localePath } = address
  const errorPage = `${localePath.slice(1)}404.html`
  const file = files.first(candidateFiles(path))
  if (file && file.name !== errorPage) {
    sendFile(exchange, file)
    return
  }
  const page = asksForFile(path) ? undefined : files.first([errorPage])
  if (page) sendNotFound(exchange, page, policy(site, { notFound: true }))
  else sendText(exchange, 404, 'Not found')
}

function close(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  return new Promise((resolve, reject) => {
    server.close((error) => {
      clearTimeout(force)
      if (error) reject(error)
      else resolve()
    })
  })
}

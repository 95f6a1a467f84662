import { createServer, type Server } from 'node:http'
import { type Address, asksForFile, candidateFiles, resolveAddress } from './address.ts'
import { revalidate, sharedHeaders } from './headers.ts'
import { listen, type Place } from './listen.ts'
import { type Exchange, sendErrorPage, sendFile, sendText } from './respond.ts'
import { readSiteInfo, type SiteInfo } from './site-info.ts'
import { FileStore } from './stored-file.ts'

export interface ServerOptions extends Place {
  /** Folder of the built site. */
  readonly dir: string
  /** The build's description of the site, `site.json`. */
  readonly infoFile: string
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
  const server = createServer(siteHandler(site, new FileStore(options.dir)))
  const { address, family, port } = await listen(server, options, 'npm start')
  const host = family === 'IPv6' ? `[${address}]` : address
  let closing: Promise<void> | undefined
  const closeOnce = () => {
    closing ??= close(server)
    return closing
  }
  return { url: `http://${host}:${port}${site.base}`, close: closeOnce }
}

function siteHandler(site: SiteInfo, files: FileStore) {
  const shared = Object.entries(sharedHeaders(site))
  return (request: Exchange['request'], response: Exchange['response']): void => {
    for (const [name, value] of shared) response.setHeader(name, value)
    answer({ request, response }, site, files).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server could not read this file')
    })
  }
}

async function answer(exchange: Exchange, site: SiteInfo, files: FileStore): Promise<void> {
  const { request, response } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are possible here', { allow: 'GET, HEAD' })
    return
  }
  const address = resolveAddress(request.url ?? '/', site)
  if (address.kind === 'refused') sendText(response, 400, 'This address is not well formed')
  else if (address.kind === 'outside') sendText(response, 404, `Nothing here: this site begins at ${site.base}`)
  else if (address.kind === 'moved') {
    // Browsers keep a 301 for good unless told to ask again, and a moved page may move back.
    response.writeHead(address.status, { location: address.location, 'cache-control': revalidate }).end()
  } else await sendPath(exchange, address, files)
}

async function sendPath(exchange: Exchange, address: Extract<Address, { kind: 'path' }>, files: FileStore) {
  const { path, localePath } = address
  const errorPage = `${localePath.slice(1)}404.html`
  const file = await files.first(candidateFiles(path))
  if (file && file.name !== errorPage) return sendFile(exchange, file)
  const page = asksForFile(path) ? undefined : await files.first([errorPage])
  if (page) return sendErrorPage(exchange, 404, page)
  sendText(exchange.response, 404, 'Not found')
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

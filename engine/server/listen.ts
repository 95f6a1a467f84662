import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a server is to be reached; port 0 takes a free one. */
export interface Endpoint {
  readonly port: number
  readonly host: string
}

/**
 * Listens, and gives the address; rejects, saying what to do, where that cannot be.
 * @param command what the reader has typed to get here
 */
export function listen(server: Server, { port, host }: Endpoint, command: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, { port, host }, command)))
    server.listen(port, host, () => resolve(server.address() as AddressInfo))
  })
}

/** The place that PORT and HOST name: port 3000 of this machine alone, unless somebody decides otherwise. */
export function placeFrom({ PORT, HOST }: NodeJS.ProcessEnv): Endpoint {
  const port = PORT ? Number(PORT) : 3000
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is "${PORT}". It must be a number from 0 (any free one) to 65535.`)
  }
  return { port, host: HOST || ownHost }
}

/** No other machine reaches it. */
export const ownHost = '127.0.0.1'

function listenError(error: NodeJS.ErrnoException, { port, host }: Endpoint, command: string): Error {
  const another = `Choose another one: PORT=${port + 1} ${command}`
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is in use by another program. ${another}`)
  if (error.code === 'EACCES') return new Error(`Port ${port} needs more rights than this user has. ${another}`)
  return new Error(`Cannot listen on ${host}: ${error.message}. Set HOST to an address of this machine.`)
}

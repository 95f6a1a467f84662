import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import type { Connection, ServerChannel } from 'ssh2'

/** Tunnels in both directions; what is at their other end is on loopback. */
export function acceptForwarding(client: Connection): void {
  client.on('tcpip', (accept, reject, { destPort }) => {
    const socket = connect(destPort, '127.0.0.1')
    socket.once('error', () => reject())
    socket.once('connect', () => {
      const channel: ServerChannel = accept()
      socket.on('error', () => channel.end())
      channel.on('error', () => socket.destroy())
      socket.pipe(channel).pipe(socket)
    })
  })
  const listeners = new Map<number, Server>()
  client.on('request', (accept, reject, name, info) => {
    const { bindAddr, bindPort } = info as { bindAddr: string; bindPort: number }
    if (name === 'tcpip-forward') listen(client, bindAddr, bindPort, listeners, accept, reject)
    else {
      listeners.get(bindPort)?.close()
      accept?.()
    }
  })
  client.on('close', () => {
    for (const listener of listeners.values()) listener.close()
  })
}

function listen(
  client: Connection,
  address: string,
  wanted: number,
  listeners: Map<number, Server>,
  accept: ((port?: number) => void) | undefined,
  reject: (() => void) | undefined,
): void {
  const server = createServer((socket) => {
    const { port } = server.address() as AddressInfo
    client.forwardOut(address, port, '127.0.0.1', socket.remotePort ?? 0, (error, channel) => {
      if (error) return socket.destroy()
      socket.on('error', () => channel.end())
      socket.pipe(channel).pipe(socket)
    })
  })
  server.once('error', () => reject?.())
  server.listen(wanted, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    listeners.set(port, server)
    accept?.(port)
  })
}

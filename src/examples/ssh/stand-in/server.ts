import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ssh2 from 'ssh2'
import type { Keys, RunningServer } from '../running-server.ts'
import { authenticate } from './authenticate.ts'
import { acceptForwarding } from './forwarding.ts'
import { type Host, serveSession } from './session.ts'

/**
 * Starts a server on loopback for each name, where there is no OpenSSH: shell, SFTP and forwarding over a folder of its own.
 * It takes the key and the password, and runs commands as the user who runs the checker.
 */
export function startStandIn(names: readonly string[], folder: string, keys: Keys): Promise<RunningServer[]> {
  return Promise.all(names.map((name) => startServer(name, join(folder, name), keys)))
}

async function startServer(name: string, folder: string, keys: Keys): Promise<RunningServer> {
  const host = await openHost(name, folder)
  const clients = new Set<ssh2.Connection>()
  const server = new ssh2.Server({ hostKeys: [keys.host.private] }, (client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client))
    // A client that goes away without a word is its own affair.
    client.on('error', () => {})
    client.on('authentication', (context) => authenticate(context, keys.user.public))
    client.on('ready', () => {
      client.on('session', (accept) => serveSession(accept(), host))
      acceptForwarding(client)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      host.endAll()
      for (const client of clients) client.end()
    })
  return { name, host: '127.0.0.1', port: (server.address() as AddressInfo).port, close }
}

/** Home directory and programs of a host. Its name is what the documentation calls it. */
async function openHost(name: string, folder: string): Promise<Host> {
  const home = join(folder, 'home')
  const programs = join(folder, 'bin')
  await Promise.all([mkdir(home, { recursive: true }), mkdir(programs, { recursive: true })])
  const [short = name] = name.split('.')
  const answer = `#!/bin/sh\ncase "$1" in -f) echo '${name}' ;; *) echo '${short}' ;; esac\n`
  await writeFile(join(programs, 'hostname'), answer, { mode: 0o755 })
  const endings = new Set<() => void>()
  return { name, home, programs, endings, endAll: () => endings.forEach((end) => void end()) }
}

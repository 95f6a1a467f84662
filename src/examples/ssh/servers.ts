import { findSshd } from './openssh/find.ts'
import { startSshd } from './openssh/start.ts'
import type { Address, Keys } from './running-server.ts'
import { startStandIn } from './stand-in/server.ts'
import { isHidden } from './variants.ts'

/** Servers of one job. */
export interface Servers {
  /** Where each host name is found, but for those that only other servers find. */
  readonly hosts: Readonly<Record<string, Address>>
  close(): Promise<void>
}

/** Starts an SSH server for each name: OpenSSH where there is one and the sandbox gives it a place, else our stand-in. */
export async function startServers(
  names: readonly string[],
  folder: string,
  keys: Keys,
  usesPostgresql: boolean,
): Promise<Servers> {
  const start = findSshd() ? startSshd : startStandIn
  const servers = await start(names, folder, keys, usesPostgresql)
  const visible = servers.filter(({ name }) => !isHidden(name))
  return {
    hosts: Object.fromEntries(visible.map(({ name, host, port }) => [name, { host, port }])),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

import { startSshd } from './openssh/start.ts'
import type { Address, Keys } from './running-server.ts'
import { isHidden } from './variants.ts'

/** Servers of one job. */
export interface Servers {
  /** Where each host name is found, but for those that only other servers find. */
  readonly hosts: Readonly<Record<string, Address>>
  /** The process that each of them comes from. */
  readonly pids: readonly number[]
  close(): Promise<void>
}

/** Starts an SSH server for each name. */
export async function startServers(
  names: readonly string[],
  folder: string,
  keys: Keys,
  usesPostgresql: boolean,
): Promise<Servers> {
  const servers = names.length === 0 ? [] : await startSshd(names, folder, keys, usesPostgresql)
  const visible = servers.filter(({ name }) => !isHidden(name))
  return {
    hosts: Object.fromEntries(visible.map(({ name, host, port }) => [name, { host, port }])),
    pids: servers.map(({ pid }) => pid),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hostNamespaces } from '../../sandbox/isolation.ts'
import { writeCluster } from '../postgresql/cluster.ts'
import { findPostgresql } from '../postgresql/find.ts'
import type { Keys, RunningServer } from '../running-server.ts'
import { isHidden, variantOf } from '../variants.ts'
import { type Host, hostLines, writeHost } from './files.ts'
import { findSshd, type Sshd } from './find.ts'

/** Each server of a worker has an address of its own, so that all of them listen on port 22. */
let count = 0

/** Starts OpenSSH's server for each name. */
export async function startSshd(
  names: readonly string[],
  folder: string,
  keys: Keys,
  usesPostgresql: boolean,
): Promise<RunningServer[]> {
  const sshd = findSshd()
  if (!sshd) throw new Error('There is no sshd.')
  const hosts = names.map((name) => ({ name, address: nextAddress(), folder: join(folder, name) }))
  const isLone = hasOneUser()
  await Promise.all(hosts.map((host) => writeHost(host, hosts, keys, isLone)))
  const visible = hosts.filter(({ name }) => !isHidden(name))
  await writeFile(join(folder, '../hosts.txt'), `${hostLines(visible).join('\n')}\n`)
  return Promise.all(hosts.map((host) => start(host, sshd, isLone, usesPostgresql)))
}

function nextAddress(): string {
  count += 1
  return `127.1.${count >> 8}.${count & 255}`
}

/** Whether this namespace has one user and no other to change to, as that of a user who is not root. */
function hasOneUser(): boolean {
  const [, , size] = readFileSync('/proc/self/uid_map', 'utf8').trim().split(/\s+/)
  return Number(size) < 2000
}

async function start(host: Host, sshd: Sshd, isLone: boolean, usesPostgresql: boolean): Promise<RunningServer> {
  const [command = '', ...args] = [...hostNamespaces(), host.name, host.folder, sshd.path]
  const database = usesPostgresql && variantOf(host.name)?.hasPostgresql && findPostgresql()
  if (database) {
    await writeCluster(join(host.folder, 'places/var/lib/postgresql'), database)
    args.push(database, host.address)
  }
  const env = { ...process.env, SANDBOX_LONE_USER: isLone ? '1' : '' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await listening(child, host.name)
  const close = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { name: host.name, host: host.address, port: 22, pid: child.pid ?? 0, close }
}

/** Waits for the line that says so. */
function listening(child: ChildProcess, name: string): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      reject(new Error(`sshd for ${name} did not start; EXAMPLES_SERVERS=none leaves its samples out.\n${said}`))
    })
    child.stderr?.on('data', (data: Buffer) => {
      said = `${said}${data}`.slice(-5000)
      if (said.includes('Server listening on')) resolve()
    })
  })
}

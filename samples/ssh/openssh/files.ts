import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { accountFiles, accounts } from '../accounts.ts'
import type { Keys } from '../running-server.ts'
import { variantOf } from '../variants.ts'

/** A server to be: its name, its address on loopback, and the folder that holds what is its own. */
export interface Host {
  readonly name: string
  readonly address: string
  readonly folder: string
}

/** As Debian sets it up, but for what the sandbox has no use for. */
const settings = [
  'HostKey /etc/ssh/ssh_host_ed25519_key',
  'PidFile none',
  'KbdInteractiveAuthentication no',
  'UsePAM no',
  'PrintMotd no',
  'AcceptEnv LANG LC_*',
  'SetEnv LANG=C.UTF-8',
  'Subsystem sftp internal-sftp',
]

const pam = ['auth required pam_unix.so', 'account required pam_permit.so', 'session required pam_permit.so']

/** The account `deploy` gives its password, `admin` does not. */
const sudoers = ['root ALL=(ALL:ALL) ALL', 'deploy ALL=(ALL:ALL) ALL', 'admin ALL=(ALL:ALL) NOPASSWD: ALL']

/** Writes what stands in /etc of a server, and its homes. `isLone`: all belongs to the user who writes. */
export async function writeHost(host: Host, all: readonly Host[], keys: Keys, isLone: boolean): Promise<void> {
  const { name, address, folder } = host
  const { options = [], without = [] } = variantOf(name) ?? {}
  const usual = settings.filter((line) => !without.some((word) => line.startsWith(word)))
  const lines = [`ListenAddress ${address}:22`, ...options, ...usual]
  const { passwd, group, shadow } = accountFiles
  await Promise.all([
    write(join(folder, 'etc/passwd'), passwd),
    write(join(folder, 'etc/group'), group),
    write(join(folder, 'etc/shadow'), shadow, 0o600),
    write(join(folder, 'etc/hosts'), hostLines(all)),
    write(join(folder, 'etc/pam.d/sshd'), pam),
    write(join(folder, 'etc/pam.d/sudo'), pam),
    write(join(folder, 'etc/sudoers'), sudoers, 0o440),
    write(join(folder, 'etc/ssh/sshd_config'), lines),
    write(join(folder, 'etc/ssh/ssh_host_ed25519_key'), [keys.host.private], 0o600),
    ...['tmp', 'var/tmp', 'dev/shm', 'srv'].map((place) => openFolder(join(folder, 'places', place))),
    ...Object.values(accounts).map((account) => writeHome(account, join(folder, 'places'), keys, isLone)),
  ])
}

async function writeHome(
  { id, home }: (typeof accounts)[string],
  places: string,
  keys: Keys,
  isLone: boolean,
): Promise<void> {
  const folder = join(places, home)
  const file = join(folder, '.ssh/authorized_keys')
  await write(file, [keys.user.public.trim()], 0o600)
  await chmod(folder, 0o755)
  await chmod(dirname(file), 0o700)
  if (isLone) return
  await Promise.all([folder, dirname(file), file].map((path) => chown(path, id, id)))
}

/** The names of all servers, as they find each other. */
export function hostLines(all: readonly Host[]): string[] {
  return ['127.0.0.1 localhost', ...all.map(({ name, address }) => `${address} ${name} ${name.split('.')[0]}`)]
}

async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await chmod(path, 0o1777)
}

async function write(file: string, lines: readonly string[], mode = 0o644): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`, { mode })
}

import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask, type DaemonApi } from './daemon-api.ts'

/** The image that all others are another name of. */
export const baseImage = 'busybox:latest'

/** Who is known in a container. */
const users = [
  { name: 'root', id: 0, home: '/root' },
  { name: 'postgres', id: 70, home: '/var/lib/postgresql' },
  { name: 'app', id: 1000, home: '/home/app' },
]
/** Directories, with the user whom they belong to. */
const folders: Readonly<Record<string, number>> = {
  bin: 0,
  data: 0,
  etc: 0,
  root: 0,
  'usr/bin': 0,
  'var/log': 0,
  'var/lib/postgresql': 70,
  'srv/app': 1000,
  'srv/shop': 1000,
  'home/app': 1000,
  tmp: 0,
}

/** What a container runs that others work in: it says one line for the log, and stops when it is told to. */
export const serve = '/usr/bin/serve'
const serveText = `#!/bin/sh
trap 'exit 143' TERM
echo "\${0##*/} is ready"
sleep 86400 &
wait
`
/** Servers that samples start: here they are the same script by other names. */
const servers = ['redis-server', 'postgres']

/** Makes the base image: busybox under all its names, users besides root, and what passes for servers. */
export async function importBaseImage(api: DaemonApi, busybox: string, folder: string): Promise<void> {
  await writeRoot(busybox, folder)
  const archive = spawn('tar', ['--create', '--numeric-owner', '--directory', folder, '.'])
  const [repo = '', tag = ''] = baseImage.split(':')
  const query = new URLSearchParams({ fromSrc: '-', repo, tag, changes: 'CMD ["sh"]' })
  await ask(api, 'POST', `/images/create?${query}`, archive.stdout)
}

async function writeRoot(busybox: string, folder: string): Promise<void> {
  for (const [path, owner] of Object.entries(folders)) {
    await mkdir(join(folder, path), { recursive: true })
    await chown(join(folder, path), owner, owner)
  }
  await chmod(join(folder, 'tmp'), 0o1777)
  await copyFile(busybox, join(folder, 'bin/busybox'))
  const { stdout } = spawnSync(busybox, ['--list'], { encoding: 'utf8' })
  const names = stdout.split('\n').filter((name) => name && name !== 'busybox')
  await Promise.all(names.map((name) => symlink('busybox', join(folder, 'bin', name))))
  await writeFile(join(folder, serve), serveText, { mode: 0o755 })
  await Promise.all(servers.map((name) => symlink('serve', join(folder, 'usr/bin', name))))
  const passwd = users.map(({ name, id, home }) => `${name}:x:${id}:${id}:${name}:${home}:/bin/sh\n`)
  await writeFile(join(folder, 'var/log/shop.log'), 'shop is ready\n')
  await writeFile(join(folder, 'srv/report.csv'), 'id,item\n1042,shirt\n')
  await writeFile(join(folder, 'etc/passwd'), passwd.join(''))
  await writeFile(join(folder, 'etc/group'), users.map(({ name, id }) => `${name}:x:${id}:\n`).join(''))
}

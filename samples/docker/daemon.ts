import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, type DaemonApi } from './daemon-api.ts'
import { endDaemon } from './end-daemon.ts'
import type { DockerPrograms } from './find-docker.ts'
import { importBaseImage } from './image.ts'
import { limitGroups } from './limit-groups.ts'

/** A daemon that runs for this worker alone. */
export interface Daemon extends DaemonApi {
  readonly client: string
  /** Ends it and takes away what is not in the worker's memory: its control groups. */
  close(): Promise<void>
}

/** The daemon writes a key of its own when it starts for the first time on a machine, and `/etc` is read-only here. */
const start = 'mount -t tmpfs -o mode=755 tmpfs /etc/docker; exec "$0" "$@"'

/** Starts a daemon in mounts of its own, which go with it, with an image for all containers. @throws with the end of its log, when it does not come up. */
export async function startDaemon(programs: DockerPrograms, folder: string): Promise<Daemon> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'daemon.json'), '{}')
  const socket = join(folder, 'docker.sock')
  const parent = basename(join(folder, '..'))
  limitGroups(parent)
  const daemon = spawn(
    'unshare',
    ['--mount', '--propagation', 'slave', 'sh', '-c', start, programs.daemon, ...options(folder, socket, parent)],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder } },
  )
  const log: string[] = []
  daemon.stderr.on('data', (text: Buffer) => log.splice(0, log.length - 40, ...text.toString().trimEnd().split('\n')))
  const close = () => endDaemon(folder, parent)
  const api: Daemon = { socket, client: programs.client, close }
  try {
    await answers(api, daemon)
    await importBaseImage(api, programs.busybox, join(folder, 'root'))
    return api
  } catch (error) {
    await close()
    throw new Error(`The Docker daemon did not start: ${(error as Error).message}\n${log.join('\n')}`)
  }
}

/** Nothing that would change the machine: no firewall, no bridge, no control groups but below an own one. */
function options(folder: string, socket: string, parent: string): string[] {
  return [
    ...['--iptables=false', '--ip6tables=false', '--bridge=none', '--storage-driver=vfs'],
    ...[`--data-root=${folder}/data`, `--exec-root=${folder}/exec`, `--pidfile=${folder}/docker.pid`],
    ...[`--host=unix://${socket}`, `--config-file=${folder}/daemon.json`],
    ...['--exec-opt=native.cgroupdriver=cgroupfs', `--cgroup-parent=/${parent}`],
    ...['--shutdown-timeout=1', '--log-level=warn'],
  ]
}

async function answers(api: DaemonApi, daemon: ChildProcess): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    if (daemon.exitCode !== null) throw new Error(`it ended with ${daemon.exitCode}`)
    try {
      await ask(api, 'GET', '/_ping')
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(20)
    }
  }
}

import { spawnSync } from 'node:child_process'
import { programs } from '../programs.ts'
import type { Isolation } from '../sandbox/isolation.ts'

/** The programs of a Docker that can be started here. */
export interface DockerPrograms {
  readonly daemon: string
  readonly client: string
  /** A busybox that needs no libraries: the images consist of it. */
  readonly busybox: string
  /** What runs are said to have been against: `Docker 20.10.24`. */
  readonly name: string
}

/** Why samples that need it are not run. */
export interface MissingDocker {
  readonly missing: string
}

let found: DockerPrograms | MissingDocker | undefined

/** Docker, where a daemon can be started so that its containers do not reach the disk. */
export function findDocker(isolation: Isolation): DockerPrograms | MissingDocker {
  if (process.getuid?.() !== 0) return { missing: 'a Docker daemon can be started by root alone' }
  if (isolation.prefix.length === 0 || isolation.prefix.includes('--user')) {
    return { missing: 'a Docker daemon is started in namespaces of root alone' }
  }
  found ??= findPrograms()
  return found
}

function findPrograms(): DockerPrograms | MissingDocker {
  const [daemon] = programs('dockerd')
  const version = daemon && versionOf(daemon)
  if (!version) return { missing: 'there is no dockerd (Debian: docker.io)' }
  const busybox = programs('busybox').find(isStatic)
  if (!busybox) return { missing: 'there is no static busybox (Debian: busybox-static)' }
  const clients = programs('docker')
  // The client of the same version words its errors as the daemon's readers know them.
  const client = clients.find((one) => versionOf(one) === version) ?? clients[0]
  return client ? { daemon, client, busybox, name: `Docker ${version}` } : { missing: 'there is no docker client' }
}

function versionOf(program: string): string | undefined {
  return /\d+\.\d+\.\d+/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0]
}

/** In an empty root a program that needs libraries does not start; `ldd` says so of a static one by failing. */
function isStatic(program: string): boolean {
  return spawnSync('ldd', [program], { stdio: 'ignore' }).status !== 0
}

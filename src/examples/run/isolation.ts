import { spawnSync } from 'node:child_process'
import { projectRoot } from './run-job.ts'

/** How samples are kept from the rest of the machine. */
export interface Isolation {
  /** What has to stand before a command so that it runs inside. */
  readonly prefix: readonly string[]
  /** One sentence for the report. */
  readonly description: string
}

const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * Own mounts: the disk cannot be written, and what samples write is in memory. Own network: loopback only. Own processes:
 * they end with the first one.
 */
const setUp = `set -e
mount --make-rprivate /
case "$PROJECT/" in /tmp/*|/var/tmp/*) mount --bind "$PROJECT" /mnt ;; esac
mount -t tmpfs tmpfs /tmp
for folder in /srv /media /var/tmp /var/backups; do
  if [ -d "$folder" ]; then mount -t tmpfs tmpfs "$folder"; fi
done
case "$PROJECT/" in /tmp/*|/var/tmp/*) mkdir -p "$PROJECT"; mount --move /mnt "$PROJECT" ;; esac
mount --bind / /
mount -o remount,bind,ro /
ip link set lo up 2>/dev/null || ifconfig lo up 2>/dev/null ||
  perl -e 'socket(S,2,2,0); ioctl(S,0x8914,pack("Z16 s x14","lo",0x49)) or exit 1'
exec "$@"`

const candidates = [
  ['unshare', ...namespaces],
  ['unshare', '--user', '--map-root-user', ...namespaces],
]

let found: Isolation | undefined

/** The strongest isolation that this system permits without asking. */
export function findIsolation(): Isolation {
  found ??= process.env.EXAMPLES_ISOLATION === 'none' ? withoutIsolation() : probe()
  return found
}

function probe(): Isolation {
  for (const candidate of candidates) {
    const prefix = [...candidate, 'env', `PROJECT=${projectRoot.replace(/\/$/, '')}`, '/bin/sh', '-c', setUp, 'sh']
    const [command = '', ...args] = [
      ...prefix,
      process.execPath,
      '-e',
      'require("net").connect(9, "127.0.0.1").on("error", (e) => process.exit(e.code === "ECONNREFUSED" ? 0 : 1))',
    ]
    if (spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status !== 0) continue
    const description = 'in namespaces of their own: no network but loopback, no writing but in memory'
    return { prefix, description }
  }
  return withoutIsolation()
}

/** The reduced way, for systems without namespaces. */
export function withoutIsolation(): Isolation {
  const description =
    'WITHOUT namespaces, which this system does not permit: Node processes reach loopback only, but other programs could reach the network'
  return { prefix: [], description }
}

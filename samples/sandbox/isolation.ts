import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programs } from '../programs.ts'
import { keptPaths } from './kept-paths.ts'
import { infoFile, jobFolders, sampleSandbox } from './sample-sandbox.ts'

/** How samples are kept from the rest of the machine. */
export interface Isolation {
  /** What has to stand before a command so that it runs inside. */
  readonly prefix: readonly string[]
  /** One sentence for the report. */
  readonly description: string
  /** Why there is none. */
  readonly missing?: string
}

const namespaces = ['--mount', '--net', '--pid', '--uts', '--ipc', '--fork', '--kill-child', '--mount-proc']
const script = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url))

/** Exit code of worker.sh. */
const leavesWritable = 3

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
  if (process.platform === 'linux' && programs('bwrap').length === 0) {
    return withoutIsolation('bubblewrap is not installed (Debian: bubblewrap)')
  }
  for (const candidate of candidates) {
    const prefix = [
      ...candidate,
      'env',
      ...keptVariables(),
      'TMPDIR=/run',
      'EXAMPLES_SANDBOX=1',
      '/bin/sh',
      script('worker.sh'),
    ]
    const { status, stderr } = tryAll(prefix)
    // The system permits namespaces, and the sandbox has a fault: to go on without one would hide it.
    if (status === leavesWritable) throw new Error(stderr)
    if (status !== 0) continue
    const description = 'in namespaces of their own: no network but loopback, no writing but in memory, no privileges'
    return { prefix, description }
  }
  return withoutIsolation('this system does not permit namespaces')
}

/** Whether all that a sample needs works here. */
function tryAll([command = '', ...args]: readonly string[]) {
  const view = { scratch: '/run/probe', folder: '/run/probe/jobs/one', reads: [], writes: [] }
  const connect = `require('net').connect(9, '127.0.0.1').on('error', (e) => process.exit(e.code === 'ECONNREFUSED' ? 0 : 1))`
  const folders = jobFolders.map((folder) => `${view.folder}/${folder}`)
  const inside = `mkdir -p ${folders.join(' ')} && exec "$@" ${infoFile}>/dev/null`
  const program = ['/bin/sh', '-c', inside, 'sh', ...sampleSandbox(view), process.execPath, '-e', connect]
  return spawnSync(command, [...args, ...program], { encoding: 'utf8', timeout: 30_000 })
}

/** What has to stand before name, folder and program of an SSH server in the worker, so that it is a machine of its own. */
export function hostNamespaces(): readonly string[] {
  const own = ['--mount', '--uts', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc']
  return ['unshare', ...own, 'env', ...keptVariables(), '/bin/sh', script('host.sh')]
}

/** The paths that stay, as the scripts take them. */
function keptVariables(): string[] {
  return Object.entries(keptPaths()).map(([name, path]) => `${name}=${path}`)
}

/** The same isolation, with a folder more that samples can read wherever it is. */
export function withFolder({ prefix, ...rest }: Isolation, folder: string): Isolation {
  return { ...rest, prefix: prefix.map((word) => (word.startsWith('SANDBOX_TOOL=') ? `SANDBOX_TOOL=${folder}` : word)) }
}

/** Whether this process is the worker in its sandbox. */
export function isInSandbox(): boolean {
  return process.env.EXAMPLES_SANDBOX === '1'
}

/** The reduced way, for systems without namespaces. */
export function withoutIsolation(missing = 'EXAMPLES_ISOLATION=none says so'): Isolation {
  const description = `WITHOUT namespaces (${missing}): Node processes reach loopback only, but other programs could reach the network and write what you can write`
  return { prefix: [], description, missing }
}

import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from './project.ts'

/** How samples are kept from the rest of the machine. */
export interface Isolation {
  /** What has to stand before a command so that it runs inside. */
  readonly prefix: readonly string[]
  /** One sentence for the report. */
  readonly description: string
}

const namespaces = ['--mount', '--net', '--pid', '--uts', '--ipc', '--fork', '--kill-child', '--mount-proc']
const script = (name: string) => fileURLToPath(new URL(`../sandbox/${name}`, import.meta.url))

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
  for (const candidate of candidates) {
    const prefix = [
      ...candidate,
      'env',
      ...keptPaths(),
      'TMPDIR=/run',
      'EXAMPLES_SANDBOX=1',
      '/bin/sh',
      script('worker.sh'),
    ]
    const [command = '', ...args] = [...prefix, '/bin/sh', script('probe.sh'), process.execPath]
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 })
    // The system permits namespaces, and the sandbox has a fault: to go on without one would hide it.
    if (status === leavesWritable) throw new Error(stderr)
    if (status !== 0) continue
    const description = 'in namespaces of their own: no network but loopback, no writing but in memory, no privileges'
    return { prefix, description }
  }
  return withoutIsolation()
}

/** What has to stand before a command line of a sample in the worker; nothing where that is not in a sandbox. */
export function samplePrefix(folder: string): readonly string[] {
  if (!isInSandbox()) return []
  return [
    'unshare',
    '--user',
    '--map-root-user',
    '--mount',
    '--uts',
    '--ipc',
    'env',
    ...keptPaths(),
    '/bin/sh',
    script('sample.sh'),
    folder,
  ]
}

/** What has to stand before name, folder and program of an SSH server in the worker, so that it is a machine of its own. */
export function hostNamespaces(): readonly string[] {
  const own = ['--mount', '--uts', '--ipc', '--pid', '--fork', '--kill-child', '--mount-proc']
  return ['unshare', ...own, 'env', ...keptPaths(), '/bin/sh', script('host.sh')]
}

/** What has to stay where it is when a folder above it is replaced, as the scripts take it. */
function keptPaths(): string[] {
  const modules = realpathSync(join(projectRoot, 'node_modules'))
  const own = [`SANDBOX_PROJECT=${projectRoot}`, `SANDBOX_MODULES=${modules}`, `SANDBOX_NODE=${process.execPath}`]
  // The worker has it from the process that started it.
  return [...own, `SANDBOX_TOOL=${process.env.SANDBOX_TOOL ?? ''}`]
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
export function withoutIsolation(): Isolation {
  const description =
    'WITHOUT namespaces, which this system does not permit: Node processes reach loopback only, but other programs could reach the network and write what you can write'
  return { prefix: [], description }
}

import { shellCommands } from '../shell-commands.ts'

/** What a job finds in the cluster. Plain data. */
export interface KubernetesNeeds {
  readonly pods: readonly string[]
}

/** Options of kubectl that take a value, as far as samples use them. */
const valued = /^(?:-[cnlo]|--(?:container|namespace|context|kubeconfig|tail|since|selector|output|replicas))$/
const withPod = new Set(['exec', 'logs', 'cp', 'port-forward', 'attach', 'scale'])

/**
 * The pods that have to be there: those that recorded command lines use, or that a program names. A workload such as
 * `deploy/api` has one pod. Undefined where there is nothing to do with Kubernetes. Names that begin with `missing` or
 * `no-such` are of what is not there.
 */
export function kubernetesNeeds(texts: readonly string[], recorded?: string): KubernetesNeeds | undefined {
  const all = texts.join('\n')
  const lines = shellCommands(recorded ?? '')
    .map(({ words }) => words.map(({ text }) => text))
    .filter(([program]) => program === 'kubectl')
  if (recorded === undefined ? !/\bpod: ?['"]|`kubectl |\bk8s:\w/.test(all) : lines.length === 0) return undefined
  const named = [...all.matchAll(/\bpod: ?['"]([\w./-]+)['"]|\bk8s:([\w.-]+)/g)].map(([, a, b]) => a ?? b ?? '')
  const pods = lines.length > 0 ? lines.flatMap(podsOf) : named
  return { pods: [...new Set(pods.map(podOf))].filter((name) => !/^(?:missing|no-such)/.test(name)).sort() }
}

function podsOf([, ...words]: readonly string[]): string[] {
  const own = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined)
  const [command = '', ...operands] = own.filter((word, at) => !word.startsWith('-') && !valued.test(own[at - 1] ?? ''))
  if (!withPod.has(command)) return []
  if (command === 'cp') return operands.flatMap((word) => /^([\w.-]+):/.exec(word)?.[1] ?? [])
  return operands.slice(0, 1)
}

/** A workload's pod has a name made of the workload's. */
export function podOf(name: string): string {
  const [kind = '', workload] = name.split('/')
  if (workload === undefined) return kind
  return kind.startsWith('po') ? workload : `${workload}-5c8d`
}

import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RealHost } from '../sandbox/real-host.ts'
import { ApiServer, type Cluster } from './api-server.ts'
import type { Kubectl } from './find-kubectl.ts'
import type { KubernetesNeeds } from './needs.ts'

/** Contexts that samples name; each leads to the same cluster, but for the last one. */
const contexts = ['shop', 'production', 'staging']
const closed = 'http://127.0.0.1:1'

interface Calls {
  readonly id: string
  readonly kubectl: Kubectl
  readonly needs: KubernetesNeeds
}

/** The API of a worker, which starts with the first job that calls kubectl. */
export class KubernetesBench {
  readonly #folder: string
  #server: ApiServer | undefined
  #address: Promise<string> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Does what a job has to do with a cluster of its own.
   * @param docker where the pods are containers; only a cluster without pods can do without.
   */
  async use<T>({ id, kubectl, needs }: Calls, docker: RealHost | undefined, work: (host: RealHost) => Promise<T>) {
    const folder = join(this.#folder, 'clusters', id)
    const file = join(folder, 'kubeconfig')
    this.#server ??= new ApiServer()
    this.#address ??= this.#server.listen()
    await mkdir(folder, { recursive: true })
    await writeFile(file, kubeconfig(`${await this.#address}/${id}`))
    this.#server.add(id, docker ? { pods: needs.pods, start: inContainer(docker) } : { pods: [] })
    const env = { EXAMPLE_KUBECTL: kubectl.client, EXAMPLE_KUBECONFIG: file }
    const spdy: Record<string, string> = kubectl.hasWebSocket ? {} : { EXAMPLE_KUBECTL_SPDY: '1' }
    try {
      return await work({ name: kubectl.name, env: { ...env, ...spdy }, reads: [file] })
    } finally {
      this.#server.remove(id)
      await rm(folder, { recursive: true, force: true })
    }
  }
}

function inContainer({ env }: RealHost): NonNullable<Cluster['start']> {
  const client = env.EXAMPLE_DOCKER ?? ''
  const own = { PATH: process.env.PATH ?? '', DOCKER_HOST: env.EXAMPLE_DOCKER_HOST ?? '' }
  return (pod, command) => ({ command: client, args: ['exec', '-i', pod, ...command], env: own })
}

/** JSON is YAML. */
function kubeconfig(address: string): string {
  const servers = { ...Object.fromEntries(contexts.map((name) => [name, address])), unreachable: closed }
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: Object.entries(servers).map(([name, server]) => ({ name, cluster: { server } })),
    users: [{ name: 'ann', user: {} }],
    contexts: Object.keys(servers).map((name) => ({ name, context: { cluster: name, user: 'ann' } })),
    'current-context': contexts[0],
  })
}

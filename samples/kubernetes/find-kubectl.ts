import { spawnSync } from 'node:child_process'
import { programs } from '../programs.ts'

/** The real client. Its cluster is a stand-in always. */
export interface Kubectl {
  readonly client: string
  /** Whether it can exec over WebSocket: 1.29 and later. */
  readonly hasWebSocket: boolean
  /** What runs are said to have been against: `kubectl 1.32.4, API stand-in`. */
  readonly name: string
}

/** Why samples that need it are not run. */
export interface MissingKubectl {
  readonly missing: string
}

let found: Kubectl | MissingKubectl | undefined

/** The kubectl of this machine. */
export function findKubectl(): Kubectl | MissingKubectl {
  found ??= look()
  return found
}

function look(): Kubectl | MissingKubectl {
  const [client] = programs('kubectl')
  if (!client) return { missing: 'there is no kubectl (Debian: kubernetes-client)' }
  const { stdout } = spawnSync(client, ['version', '--client'], { encoding: 'utf8', env: { PATH: process.env.PATH } })
  const version = /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1]
  if (!version) return { missing: `${client} does not say its version` }
  return { client, hasWebSocket: Number(version.split('.')[1]) >= 29, name: `kubectl ${version}, API stand-in` }
}

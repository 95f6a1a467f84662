/** A thing of the API as JSON. */
export type Resource = Readonly<Record<string, unknown>>

/** An answer of the API. */
export interface Answer {
  readonly code: number
  readonly body: Resource | string
}

/** The label that pods of one application share: what stands before the first hyphen of their names. */
export function appOf(pod: string): string {
  return pod.split('-')[0] ?? pod
}

/** A running pod with one container, `app`. */
export function pod(namespace: string, name: string): Resource {
  const state = { running: { startedAt: '2026-11-01T00:00:00Z' } }
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, labels: { app: appOf(name) }, creationTimestamp: '2026-11-01T00:00:00Z' },
    spec: { nodeName: 'node-1', containers: [{ name: 'app', image: 'busybox' }] },
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: 'True' }],
      containerStatuses: [{ name: 'app', ready: true, restartCount: 0, state, image: 'busybox', imageID: '' }],
    },
  }
}

/** A deployment whose pods carry its name as their label. */
export function deployment(namespace: string, name: string): Resource {
  const labels = { app: name }
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, namespace, labels },
    spec: { replicas: 1, selector: { matchLabels: labels }, template: { metadata: { labels } } },
    status: { replicas: 1, readyReplicas: 1, availableReplicas: 1 },
  }
}

export function namespace(name: string): Resource {
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name }, status: { phase: 'Active' } }
}

export function scale(namespace: string, name: string, replicas: number): Resource {
  const metadata = { name, namespace }
  return { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata, spec: { replicas }, status: { replicas: 1 } }
}

export function list(kind: string, apiVersion: string, items: readonly Resource[]): Resource {
  return { apiVersion, kind: `${kind}List`, metadata: { resourceVersion: '1' }, items }
}

/** What a cluster says of a thing that it does not have. */
export function notFound(resource: string, name: string): Answer {
  const message = `${resource} "${name}" not found`
  return failure(404, 'NotFound', message, { name, kind: resource })
}

export function failure(code: number, reason: string, message: string, details: Resource = {}): Answer {
  return {
    code,
    body: { apiVersion: 'v1', kind: 'Status', metadata: {}, status: 'Failure', message, reason, details, code },
  }
}

interface Kind {
  readonly name: string
  readonly kind: string
  readonly shortNames?: readonly string[]
  readonly namespaced: boolean
}

const core: readonly Kind[] = [
  { name: 'namespaces', kind: 'Namespace', shortNames: ['ns'], namespaced: false },
  { name: 'pods', kind: 'Pod', shortNames: ['po'], namespaced: true },
]
const apps: readonly Kind[] = [
  { name: 'deployments', kind: 'Deployment', shortNames: ['deploy'], namespaced: true },
  { name: 'deployments/scale', kind: 'Scale', namespaced: true },
]

function resources(groupVersion: string, kinds: readonly Kind[]): Resource {
  const verbs = ['get', 'list', 'patch', 'update']
  const described = kinds.map((one) => ({ ...one, singularName: one.kind.toLowerCase(), verbs }))
  return { apiVersion: 'v1', kind: 'APIResourceList', groupVersion, resources: described }
}

const appsVersion = { groupVersion: 'apps/v1', version: 'v1' }

/** What the API says of itself, by path. */
export const discovery: Readonly<Record<string, Resource>> = {
  '/version': { major: '1', minor: '32', gitVersion: 'v1.32.4', platform: 'linux/amd64' },
  '/api': { kind: 'APIVersions', versions: ['v1'], serverAddressByClientCIDRs: [] },
  '/apis': {
    apiVersion: 'v1',
    kind: 'APIGroupList',
    groups: [{ name: 'apps', versions: [appsVersion], preferredVersion: appsVersion }],
  },
  '/api/v1': resources('v1', core),
  '/apis/apps/v1': resources('apps/v1', apps),
}

import { type Answer, appOf, deployment, discovery, failure, list, namespace, notFound, pod, scale } from './objects.ts'

/** A request as the API reads it; the path is without the part that tells whose cluster it is. */
export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

const place =
  /^\/(?:api\/v1|apis\/apps\/v1)\/namespaces\/(?<namespace>[^/]+)(?:\/(?<kind>[^/]+)(?:\/(?<name>[^/]+)(?:\/(?<part>[^/]+))?)?)?$/

/** Where in the cluster a path leads. */
export interface ClusterPath {
  readonly namespace: string
  readonly kind?: string
  readonly name?: string
  readonly part?: string
}

export function placeOf(path: string): ClusterPath | undefined {
  return place.exec(path)?.groups as ClusterPath | undefined
}

/** Answers as a cluster with these pods does. */
export function answer(pods: readonly string[], request: ApiRequest): Answer {
  const known = discovery[request.path]
  if (known) return { code: 200, body: known }
  const place = placeOf(request.path)
  if (place?.kind === 'pods') return aboutPods(pods, place, request)
  if (place?.kind === 'deployments') return aboutDeployments(pods, place, request)
  if (place && !place.kind) return { code: 200, body: namespace(place.namespace) }
  return failure(404, 'NotFound', 'the server could not find the requested resource')
}

function aboutPods(pods: readonly string[], { namespace, name, part }: ClusterPath, { query }: ApiRequest): Answer {
  if (!name) return listed(pods, namespace, query)
  if (!pods.includes(name)) return notFound('pods', name)
  return part === 'log' ? log(name, query) : { code: 200, body: pod(namespace, name) }
}

function aboutDeployments(
  pods: readonly string[],
  { namespace, name = '', part }: ClusterPath,
  request: ApiRequest,
): Answer {
  if (!pods.some((one) => appOf(one) === name)) return notFound('deployments.apps', name)
  if (part !== 'scale') return { code: 200, body: deployment(namespace, name) }
  return { code: 200, body: scale(namespace, name, request.method === 'GET' ? 1 : replicasIn(request.body)) }
}

/** Selectors of the form `app=api`; of any other, nothing is found. */
function listed(pods: readonly string[], namespace: string, query: URLSearchParams): Answer {
  const selector = query.get('labelSelector')
  const found = pods.filter((name) => !selector || selector === `app=${appOf(name)}`)
  return {
    code: 200,
    body: list(
      'Pod',
      'v1',
      found.map((name) => pod(namespace, name)),
    ),
  }
}

/** What a container wrote that ended: an empty line, one of spaces, a long one that is not ASCII, and no newline at its end. */
const previousLog = `starting\n\n  \n!${'—'.repeat(100_000)}\nout of memory`

function log(name: string, query: URLSearchParams): Answer {
  const container = query.get('container')
  if (container && container !== 'app') return unknownContainer(container, name)
  if (query.get('previous') === 'true') return { code: 200, body: previousLog }
  const stamp = query.get('timestamps') === 'true' ? '2026-11-01T00:00:00.000000000Z ' : ''
  const tail = Number(query.get('tailLines') ?? Number.POSITIVE_INFINITY)
  return { code: 200, body: tail > 0 ? `${stamp}${appOf(name)} is ready\n` : '' }
}

export function unknownContainer(container: string, name: string): Answer {
  return failure(400, 'BadRequest', `container ${container} is not valid for pod ${name}`)
}

function replicasIn(body: string): number {
  return (JSON.parse(body) as { spec?: { replicas?: number } }).spec?.replicas ?? 1
}

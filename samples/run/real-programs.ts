import type { DockerBench } from '../docker/docker-bench.ts'
import type { Job, Outcome, RealPrograms } from '../job.ts'
import type { KubernetesBench } from '../kubernetes/kubernetes-bench.ts'
import type { RealHost } from '../sandbox/real-host.ts'

export interface Benches {
  readonly docker: DockerBench
  readonly kubernetes: KubernetesBench
}

type Needs = Pick<Job, 'docker' | 'kubernetes'>

/** Real programs that a job meets, where each starts as it should. */
export function expectedPrograms({ docker, kubernetes }: Needs, real: RealPrograms): string[] {
  return [
    ...(docker && real.docker ? [real.docker.name] : []),
    ...(kubernetes && real.kubectl && (real.docker || kubernetes.pods.length === 0) ? [real.kubectl.name] : []),
  ]
}

/** Whether a job met the real program for all that it calls, so that what it printed can be compared. */
export function metRealPrograms({ docker, kubernetes }: Needs, { on }: Outcome): boolean {
  const met = on.filter((name) => /^(?:Docker|kubectl) /.test(name)).length
  return met > 0 && met === Number(docker !== undefined) + Number(kubernetes !== undefined)
}

/** Whether a job has the one Docker daemon to itself: it calls docker, or its pods are containers. */
export function needsDaemon({ docker, kubernetes, real = {} }: Job): boolean {
  return real.docker !== undefined && (docker !== undefined || podsOf({ kubernetes, real }).length > 0)
}

function podsOf({ kubernetes, real }: Pick<Job, 'kubernetes' | 'real'>): readonly string[] {
  return real?.kubectl ? (kubernetes?.pods ?? []) : []
}

/** Does the work of a job with those of its real programs that there are. Pods are containers: kubectl finds none without a daemon. */
export async function withRealPrograms<T>(
  job: Job,
  benches: Benches,
  work: (hosts: readonly RealHost[]) => Promise<T>,
): Promise<T> {
  const { docker, real } = job
  if (!real?.docker || !needsDaemon(job)) return withKubectl(job, benches, [], work)
  const containers = [...new Set([...(docker?.containers ?? []), ...podsOf(job)])]
  return benches.docker.use(real.docker, { containers, images: docker?.images ?? [] }, (host) =>
    withKubectl(job, benches, host ? [host] : [], work),
  )
}

function withKubectl<T>(
  { id, docker, kubernetes, real }: Job,
  benches: Benches,
  [daemon]: readonly RealHost[],
  work: (hosts: readonly RealHost[]) => Promise<T>,
): Promise<T> {
  const hosts = daemon && docker ? [daemon] : []
  if (!kubernetes || !real?.kubectl || (!daemon && kubernetes.pods.length > 0)) return work(hosts)
  return benches.kubernetes.use({ id, kubectl: real.kubectl, needs: kubernetes }, daemon, (host) =>
    work([...hosts, host]),
  )
}

import type { DockerBench } from '../docker/docker-bench.ts'
import type { KubernetesBench } from '../kubernetes/kubernetes-bench.ts'
import type { Job, Outcome, RealPrograms } from './job.ts'
import type { RealHost } from './real-host.ts'

export interface Benches {
  readonly docker: DockerBench
  readonly kubernetes: KubernetesBench
}

type Needs = Pick<Job, 'docker' | 'kubernetes'>

/** Real programs that a job meets, where each starts as it should. */
export function expectedPrograms({ docker, kubernetes }: Needs, real: RealPrograms): string[] {
  return [
    ...(docker && real.docker ? [real.docker.name] : []),
    ...(kubernetes && real.kubectl ? [real.kubectl.name] : []),
  ]
}

/** Whether a job met the real program for all that it calls, so that what it printed can be compared. */
export function metRealPrograms({ docker, kubernetes }: Needs, { on }: Outcome): boolean {
  const met = on.filter((name) => /^(?:Docker|kubectl) /.test(name)).length
  return met > 0 && met === Number(docker !== undefined) + Number(kubernetes !== undefined)
}

/** Does the work of a job with those of its real programs that there are. The pods of a cluster are containers, where there is a daemon. */
export async function withRealPrograms<T>(
  job: Job,
  benches: Benches,
  work: (hosts: readonly RealHost[]) => Promise<T>,
): Promise<T> {
  const { docker, kubernetes, real = {} } = job
  const pods = real.kubectl ? (kubernetes?.pods ?? []) : []
  const isDockerUsed = real.docker && (docker || pods.length > 0)
  if (!isDockerUsed || !real.docker) return withKubectl(job, benches, [], work)
  const containers = [...new Set([...(docker?.containers ?? []), ...pods])]
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
  if (!kubernetes || !real?.kubectl) return work(hosts)
  return benches.kubernetes.use({ id, kubectl: real.kubectl, needs: kubernetes }, daemon, (host) =>
    work([...hosts, host]),
  )
}

import { type DockerPrograms, findDocker, type MissingDocker } from '../docker/find-docker.ts'
import type { RealPrograms } from '../job.ts'
import { findKubectl, type Kubectl, type MissingKubectl } from '../kubernetes/find-kubectl.ts'
import { findIsolation, type Isolation } from '../sandbox/isolation.ts'
import { findSshd, type Sshd } from '../ssh/openssh/find.ts'
import { missingPrograms } from './judge.ts'
import type { RunTask } from './task.ts'

/** The servers and programs of this machine that samples can run on. */
export interface Here {
  readonly isolation: Isolation
  readonly docker: DockerPrograms | MissingDocker
  readonly kubectl: Kubectl | MissingKubectl
  readonly sshd: Sshd | undefined
}

/** Servers that may be used, for who tries what a machine without the others does: `none`, or `ssh docker kubectl`. */
const asked = () => process.env.EXAMPLES_SERVERS?.split(/\W+/)
const leftOut = { missing: 'EXAMPLES_SERVERS leaves it out' }

/** Looks for servers and programs. */
export function lookAround(): Here {
  const isolation = findIsolation()
  const may = (name: string) => asked()?.includes(name) ?? true
  return {
    isolation,
    docker: may('docker') ? findDocker(isolation) : leftOut,
    kubectl: may('kubectl') ? findKubectl() : leftOut,
    sshd: may('ssh') ? findSshd(isolation.prefix.length > 0) : undefined,
  }
}

/** The real programs that jobs are given. */
export function realPrograms({ docker, kubectl }: Here): RealPrograms {
  return { ...('missing' in docker ? {} : { docker }), ...('missing' in kubectl ? {} : { kubectl }) }
}

/** The servers and programs that a task needs and this machine lacks: such a task is not run. */
export function lackedBy({ job, judged }: RunTask, { docker, kubectl, sshd }: Here): string[] {
  const needsPods = (job.kubernetes?.pods.length ?? 0) > 0
  return [
    ...(job.hosts.length > 0 && !sshd ? ['OpenSSH'] : []),
    ...('missing' in docker && (job.docker || needsPods) ? ['Docker'] : []),
    ...('missing' in kubectl && job.kubernetes ? ['kubectl'] : []),
    ...missingPrograms(judged),
  ]
}

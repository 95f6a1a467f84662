import { dockerNeeds } from '../docker/needs.ts'
import type { Job } from '../job.ts'
import { kubernetesNeeds } from '../kubernetes/needs.ts'

/** The containers and pods of a job: of the recorded command lines, or where nothing is recorded, of its programs. */
export function serverNeeds(texts: readonly string[], recorded?: string): Pick<Job, 'docker' | 'kubernetes'> {
  const docker = dockerNeeds(texts, recorded)
  const kubernetes = kubernetesNeeds(texts, recorded)
  return { ...(docker && { docker }), ...(kubernetes && { kubernetes }) }
}

import type { Job } from '../job.ts'
import { isInSandbox } from '../sandbox/isolation.ts'
import { findSshd } from '../ssh/openssh/find.ts'

/** The real servers that a job is run on, by name and version: they are part of what its outcome depends on. */
export function serversOf({ hosts }: Pick<Job, 'hosts'>, isSandboxed = isInSandbox()): string[] {
  const sshd = hosts.length > 0 ? findSshd(isSandboxed) : undefined
  return sshd ? [sshd.label] : []
}

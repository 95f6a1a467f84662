import { standIn } from '../../build/behavior/record.ts'
import type { Target } from '../../model/target.ts'

/** What answers in each environment other than this machine: `OpenSSH 9.2`, or `stand-in`. */
export type Servers = Readonly<Record<Exclude<Target, 'local'>, string>>

/** What the jobs of this worker talk to. The record of a probe and the page that draws it say so. */
export function serversBehind(): Servers {
  return { ssh: standIn, docker: standIn, k8s: standIn }
}

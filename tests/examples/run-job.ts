import { defaultLimits, type Job, type Outcome } from '../../samples/job.ts'
import { runJobs } from '../../samples/run/session.ts'
import type { Isolation } from '../../samples/sandbox/isolation.ts'

/** What becomes of one job, in a worker of its own. */
export async function run(isolation: Isolation, job: Partial<Job>): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const whole = { id: 'one', files: [], lines: [], env: {}, hosts: [], limits: defaultLimits, ...job }
  await runJobs([whole], isolation, (outcome) => outcomes.push(outcome))
  return outcomes[0] as Outcome
}

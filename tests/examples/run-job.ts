import type { Isolation } from '../../src/examples/run/isolation.ts'
import { defaultLimits, type Job, type Outcome } from '../../src/examples/run/job.ts'
import { runJobs } from '../../src/examples/run/session.ts'

/** What becomes of one job, in a worker of its own. */
export async function run(isolation: Isolation, job: Partial<Job>): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const whole = { id: 'one', files: [], lines: [], env: {}, hosts: [], limits: defaultLimits, ...job }
  await runJobs([whole], isolation, (outcome) => outcomes.push(outcome))
  return outcomes[0] as Outcome
}

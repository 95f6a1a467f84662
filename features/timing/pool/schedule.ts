import type { Connection } from '../outcomes.ts'
import type { PoolRun, PoolSettings } from './model.ts'
import { Pool } from './pool.ts'

export interface PoolSchedule {
  /** In the order in which they start. */
  readonly runs: readonly PoolRun[]
  readonly connections: readonly Connection[]
}

/**
 * What the pool of the SSH adapter opens and closes. The adapter cannot run in a browser: this is a model of it, and a test
 * runs the package itself over a list of plans and compares.
 */
export function poolSchedule(settings: PoolSettings): PoolSchedule {
  const pool = new Pool(settings)
  for (const step of settings.steps) pool.at(step.start, () => pool.ask(step))
  pool.run()
  return { runs: pool.runs, connections: pool.connections }
}

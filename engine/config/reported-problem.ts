import type { Problem } from '../problems/problem.ts'
import type { ResolvedConfig } from './site-config.ts'

/** A problem whose level is set by `reports` in config/site.ts. */
export interface ReportedProblem extends Problem {
  readonly kind: keyof ResolvedConfig['reports']
}

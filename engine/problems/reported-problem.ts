import type { SiteConfig } from '../model/site-config.ts'
import type { Problem } from './problem.ts'

/** A problem whose level is set by `reports` in config/site.ts. */
export interface ReportedProblem extends Problem {
  readonly kind: keyof NonNullable<SiteConfig['reports']>
}

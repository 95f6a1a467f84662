import type { SiteConfig } from '../../model/site-config.ts'
import type { Problem } from '../problem.ts'

/** A problem of a kind whose loudness the owner of the site chooses. */
export interface ReportedProblem extends Problem {
  readonly kind: keyof NonNullable<SiteConfig['reports']>
}

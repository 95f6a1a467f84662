import type { SiteInfo } from '../../server/site-info.ts'

/** Everything that a build writes, by its path below the output folder. */
export interface SiteOutput {
  readonly files: ReadonlyMap<string, string>
  /** What a server must know; not published. */
  readonly info: SiteInfo
  readonly pageCount: number
}

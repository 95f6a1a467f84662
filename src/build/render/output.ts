import type { SiteInfo } from '../../server/site-info.ts'
import type { Card } from '../cards/card.ts'

/** Everything that a build writes, by its path below the output folder. */
export interface SiteOutput {
  readonly files: ReadonlyMap<string, string>
  /** Cards to be drawn, by the names of their files below `assets/cards/`. */
  readonly cards: ReadonlyMap<string, Card>
  /** What a server must know; not published. */
  readonly info: SiteInfo
  readonly pageCount: number
}

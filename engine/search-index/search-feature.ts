import type { SourcePage } from '../read/source-page.ts'

/** A feature as the search knows it. */
export interface SearchFeature {
  /** Whether a page tells what is wrong with things that other pages describe: those come first. */
  readonly tellsFaults?: (source: SourcePage) => boolean
}

import type { FeatureData } from '../markdown/article.ts'
import type { ArticleFeature } from '../markdown/article-part.ts'
import type { Parseable, SiteSources } from './site-sources.ts'

/** A feature as the reading of pages knows it. */
export interface SourceFeature extends ArticleFeature {
  /**
   * Looks at a site once, and says of each page what its article draws from. That becomes a part of the key by which the
   * article is kept: what a page does not draw makes it stale for nothing.
   */
  readonly articleData?: (site: SiteSources) => (source: Parseable) => Partial<FeatureData>
}

/** What pages are parsed with. */
export interface Parser {
  readonly features: readonly SourceFeature[]
  /** Module for threads: its default export parses jobs with the same features. */
  readonly worker: URL
}

import type { PostsFeature } from './assemble/posts.ts'
import type { ClientFeature } from './bundle/client-feature.ts'
import type { Parser, SourceFeature } from './parse/source-feature.ts'
import type { Problem } from './problems/problem.ts'
import type { PageFeature } from './render/page-feature.ts'
import type { WrittenFeature } from './write/written-site.ts'

/**
 * What a site switches on: all that it adds to pages, to the site, and to the checks of a build. Each room of the engine
 * declares the part that it asks for; a feature has those that it needs.
 */
export interface Feature extends SourceFeature, PageFeature, WrittenFeature, ClientFeature, PostsFeature {
  /** Finds what is wrong in what the site has for it beside its pages. @param root folder of the site */
  readonly problems?: (root: string) => readonly Problem[]
}

/** A site's features, and the programs that a build starts with them. */
export interface SiteProgram extends Parser {
  readonly features: readonly Feature[]
  /** Program that bundles the client. */
  readonly bundler: URL
}

import type { ReportedProblem } from '../config/reported-problem.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import type { Article } from '../markdown/article.ts'
import type { BlogListContent } from '../model/blog.ts'
import type { BlogListMeta, PostMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import type { Parsed } from '../parse/parse-pages.ts'
import type { Problem } from '../problems/problem.ts'
import type { HomeFrontMatter } from '../read/front-matter.ts'
import type { Source } from '../read/source-page.ts'

/** A post as it is written. */
export type PostSource = Source<HomeFrontMatter & { readonly keywords?: string[] | undefined }>

/** A post with all that the site knows of it. */
export interface Post extends Parsed<PostSource> {
  readonly meta: PostMeta
}

/** A list of posts. */
export interface PostList {
  readonly path: Path
  readonly meta: BlogListMeta
  readonly content: BlogListContent
}

/** The posts of a site in all languages. */
export interface SiteBlog {
  /** Locale by locale, and in each the newest first. */
  readonly posts: readonly Post[]
  readonly lists: readonly PostList[]
}

/** All posts before they are parsed. */
export interface WrittenPosts {
  readonly posts: readonly PostSource[]
  /** Lines for the report of a build about posts that readers do not get yet. */
  readonly leftOut: readonly string[]
  readonly duplicates: readonly ReportedProblem[]
  readonly problems: readonly Problem[]
  /** Puts posts and lists together once they are parsed. */
  readonly assemble: (config: ResolvedConfig, articleOf: (source: PostSource) => Article) => SiteBlog
  /** Finds what is wrong with parsed posts. */
  readonly check: (articleOf: (source: PostSource) => Article) => readonly Problem[]
}

const none: WrittenPosts = {
  posts: [],
  leftOut: [],
  duplicates: [],
  problems: [],
  assemble: () => ({ posts: [], lists: [] }),
  check: () => [],
}

/** A feature that brings posts. */
export interface PostsFeature {
  /** @param unpublished gives those that readers do not get yet as well */
  readonly collectPosts?: (root: string, config: ResolvedConfig, unpublished: boolean) => WrittenPosts
}

/** The posts of a site; none where no feature brings any. */
export function collectPosts(
  features: readonly PostsFeature[],
  root: string,
  config: ResolvedConfig,
  unpublished: boolean,
): WrittenPosts {
  const [collect] = features.flatMap((feature) => feature.collectPosts ?? [])
  return collect?.(root, config, unpublished) ?? none
}

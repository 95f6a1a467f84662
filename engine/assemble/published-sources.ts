import type { ResolvedConfig } from '../config/site-config.ts'
import { collectPages } from '../read/collect.ts'
import { collectHomes } from '../read/home.ts'
import type { Source } from '../read/source-page.ts'
import { collectPosts, type PostsFeature } from './posts.ts'

/** Everything that readers get, read and not parsed: front pages, pages of the documentation, posts. */
export function publishedSources(root: string, config: ResolvedConfig, features: readonly PostsFeature[]): Source[] {
  const { homes } = collectHomes(root, config)
  const { pages } = collectPages(root, config, false)
  return [...homes, ...pages, ...collectPosts(features, root, config, false).posts]
}

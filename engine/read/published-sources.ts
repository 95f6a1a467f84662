import { collectPosts, today } from '../../features/blog/read/collect-posts.ts'
import type { SiteConfig } from '../model/site-config.ts'
import { collectPages } from './collect.ts'
import { collectHomes } from './home.ts'
import type { Source } from './source-page.ts'

/** Everything that readers get, read and not parsed: front pages, pages of the documentation, posts. */
export function publishedSources(root: string, config: SiteConfig): Source[] {
  const { homes } = collectHomes(root, config)
  const { pages } = collectPages(root, config, false)
  const { posts } = collectPosts(root, config, { unpublished: false, today: today() })
  return [...homes, ...pages, ...posts]
}

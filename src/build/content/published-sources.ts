import type { SiteConfig } from '../../model/site-config.ts'
import { collectPosts, today } from './blog/collect-posts.ts'
import { collectPages } from './collect.ts'
import { collectHomes } from './home.ts'
import type { Source } from './source-page.ts'

/** Everything that readers get, read and not parsed: front pages, pages of the documentation, posts. */
export async function publishedSources(root: string, config: SiteConfig): Promise<Source[]> {
  const { homes } = await collectHomes(root, config)
  const { pages } = await collectPages(root, config, false)
  const { posts } = await collectPosts(root, config, { unpublished: false, today: today() })
  return [...homes, ...pages, ...posts]
}

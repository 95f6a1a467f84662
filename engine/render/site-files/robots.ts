import type { ResolvedConfig } from '../../config/site-config.ts'
import { absoluteUrl } from '../head/addresses.ts'

/** Everything may be read; what should not be listed says so in its own head, which must be read for that. */
export function robots(config: ResolvedConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(config, '/sitemap.xml')}\n`
}

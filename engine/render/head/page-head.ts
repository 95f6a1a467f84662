import type { ResolvedConfig } from '../../config/load-site.ts'
import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { absoluteUrl, addressLinks } from './addresses.ts'
import { isListed } from './listed.ts'
import { socialTags } from './social-tags.ts'
import { structuredData } from './structured-data.ts'

/**
 * Lines of the head by which others know a page: its addresses, what previews show, what search engines may know.
 * @param imagePath path of the page's image, where images are drawn.
 */
export function pageHead(config: ResolvedConfig, meta: PageMeta, path: Path, imagePath: Path | undefined): string[] {
  if (!isListed(meta)) return []
  const image = imagePath === undefined ? undefined : absoluteUrl(config, imagePath)
  return [
    ...addressLinks(config, meta, path),
    ...socialTags(config, meta, path, image),
    ...structuredData({ config, meta, path, image }),
  ]
}

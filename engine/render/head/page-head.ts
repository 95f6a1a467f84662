import type { ResolvedConfig } from '../../config/site-config.ts'
import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { absoluteUrl, addressLinks } from './addresses.ts'
import { isListed } from './listed.ts'
import type { PageImage } from './page-image.ts'
import { socialTags } from './social-tags.ts'
import { structuredData } from './structured-data.ts'

/**
 * Lines of the head by which others know a page: its addresses, what previews show, what search engines may know.
 * @param picture of the page, where such are drawn
 */
export function pageHead(config: ResolvedConfig, meta: PageMeta, path: Path, picture: PageImage | undefined): string[] {
  if (!isListed(meta)) return []
  const image = picture && absoluteUrl(config, picture.path)
  return [
    ...addressLinks(config, meta, path),
    ...socialTags(config, meta, path, picture),
    ...structuredData({ config, meta, path, image }),
  ]
}

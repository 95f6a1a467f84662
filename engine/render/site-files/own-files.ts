import { bookPaths } from '../../../features/book/parts.ts'
import { changedPagesPaths } from '../../../features/history/changed-pages.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import { feedPaths } from '../feeds/feed-files.ts'
import { manifestFile } from '../head/manifest.ts'
import { llmsPaths } from '../plain/llms.ts'

/** Files that a build writes for the site as a whole, as paths: links may lead to them. */
export function ownFiles({ locales }: Pick<SiteConfig, 'locales'>): Path[] {
  return [
    ...['/robots.txt', '/sitemap.xml', '/build-info.json'],
    ...llmsPaths({ locales }),
    ...bookPaths(locales),
    ...changedPagesPaths(locales),
    ...locales.flatMap((locale) => Object.values(feedPaths('changes', locale))),
    ...locales.map((locale) => localizedPath(manifestFile, locale)),
  ]
}

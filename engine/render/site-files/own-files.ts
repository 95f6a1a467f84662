import type { SiteConfig } from '../../config/site-config.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import { manifestFile } from '../head/manifest.ts'
import { llmsPaths } from '../plain/llms.ts'

/** Files that a build writes for the site as a whole, as paths: links may lead to them. */
export function ownFiles({ locales }: Pick<SiteConfig, 'locales'>): Path[] {
  return [
    ...['/robots.txt', '/sitemap.xml', '/build-info.json'],
    ...llmsPaths({ locales }),
    ...locales.map((locale) => localizedPath(manifestFile, locale)),
  ]
}

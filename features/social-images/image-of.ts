import { signOf } from '../../engine/assemble/brand.ts'
import type { ResolvedConfig } from '../../engine/config/site-config.ts'
import { textIn } from '../../engine/model/in-language.ts'
import { localeNamed } from '../../engine/model/locale.ts'
import type { PageMeta } from '../../engine/model/page.ts'
import type { SocialImage } from './social-image.ts'

/** What the image of a page shows. */
export function socialImageOf(config: ResolvedConfig, meta: PageMeta): SocialImage {
  const { title: site, url, locales } = config
  const { label, htmlLang } = localeNamed(locales, meta.locale)
  return {
    title: meta.title,
    trail: trailOf(config, meta),
    ...('target' in meta && meta.target && { target: meta.target }),
    // Lines to four places say nothing of a product without them.
    ...(config.features?.includes('environments') === false && { isPlain: true }),
    sign: signOf(config),
    ...(config.brand.accent && { accent: config.brand.accent }),
    site,
    host: new URL(url).host,
    language: label,
    lang: htmlLang,
  }
}

/** The breadcrumbs but for the page itself; pages of an older version say of which. */
function trailOf({ docs }: ResolvedConfig, meta: PageMeta): string[] {
  const [root, ...steps] = 'breadcrumbs' in meta ? meta.breadcrumbs.slice(0, -1).map(({ title }) => title) : []
  if (root === undefined) return []
  const older =
    meta.kind === 'doc' ? docs.versions.find(({ name, isLast }) => name === meta.version && !isLast) : undefined
  return older ? [root, textIn(older.label, meta.locale), ...steps] : [root, ...steps]
}

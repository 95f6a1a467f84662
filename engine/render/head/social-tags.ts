import type { ResolvedConfig } from '../../config/site-config.ts'
import { escapeAttribute } from '../../markup/escape.ts'
import { localeNamed } from '../../model/locale.ts'
import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { documentTitle } from '../../model/title.ts'
import { absoluteUrl } from './addresses.ts'
import type { PageImage } from './page-image.ts'

/**
 * Open Graph, which all previews of links read. Of Twitter's tags only `twitter:card` has no counterpart in it; for the rest
 * its readers take these.
 * @param image of the page, where there is one
 */
export function socialTags(config: ResolvedConfig, meta: PageMeta, path: Path, image: PageImage | undefined): string[] {
  const own = territorial(localeNamed(config.locales, meta.locale).htmlLang)
  const others = config.locales.filter(({ code }) => code !== meta.locale && meta.alternates[code] !== undefined)
  const tags: [string, string | number][] = [
    ['type', meta.kind === 'doc' || meta.kind === 'post' ? 'article' : 'website'],
    ['url', absoluteUrl(config, path)],
    ['title', meta.title],
    ['description', meta.description],
    ['site_name', config.title],
    ['locale', own],
    ...others.map(({ htmlLang }): [string, string] => ['locale:alternate', territorial(htmlLang)]),
    ...(image === undefined ? [] : picture(config, image, documentTitle(meta.title, config.title, '·'))),
  ]
  const lines = tags.map(([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(String(value))}">`)
  return image === undefined ? lines : [...lines, '<meta name="twitter:card" content="summary_large_image">']
}

/** @param alt what the picture says: the title of the page and the name of the site */
function picture(config: ResolvedConfig, { path, width, height }: PageImage, alt: string): [string, string | number][] {
  return [
    ['image', absoluteUrl(config, path)],
    ['image:width', width],
    ['image:height', height],
    ['image:alt', alt],
  ]
}

/** Open Graph names a language with a territory, `ru_RU`; where none is set, the one where most speak it. */
function territorial(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize()
  return `${language}_${region}`
}

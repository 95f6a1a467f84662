import type { PageMeta } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import { cardSize } from '../cards/card.ts'
import { escapeAttribute } from '../render/escape.ts'
import type { ResolvedConfig } from '../site/load-site.ts'
import { absoluteUrl } from './addresses.ts'

/**
 * Open Graph, which all previews of links read. Of the tags for Twitter only the one stands here that has no like in it: for
 * everything else its readers take these.
 * @param card address of the page's card, where there is one.
 */
export function socialTags(config: ResolvedConfig, meta: PageMeta, path: Path, card: string | undefined): string[] {
  const own = territorial(config.locales.find(({ code }) => code === meta.locale)?.htmlLang ?? meta.locale)
  const others = config.locales.filter(({ code }) => code !== meta.locale && meta.alternates[code] !== undefined)
  const tags: [string, string | number][] = [
    ['type', meta.kind === 'doc' || meta.kind === 'post' ? 'article' : 'website'],
    ['url', absoluteUrl(config, path)],
    ['title', meta.title],
    ['description', meta.description],
    ['site_name', config.title],
    ['locale', own],
    ...others.map(({ htmlLang }): [string, string] => ['locale:alternate', territorial(htmlLang)]),
    ...(card === undefined ? [] : picture(card)),
  ]
  const lines = tags.map(([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(String(value))}">`)
  return card === undefined ? lines : [...lines, '<meta name="twitter:card" content="summary_large_image">']
}

function picture(card: string): [string, string | number][] {
  return [
    ['image', card],
    ['image:width', cardSize.width],
    ['image:height', cardSize.height],
  ]
}

/** Open Graph names a language with a territory, `ru_RU`; where none is set, the one where most speak it. */
function territorial(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize()
  return `${language}_${region}`
}

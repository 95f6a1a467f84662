import type { ResolvedConfig } from '../../config/site-config.ts'
import { textIn } from '../../model/in-language.ts'
import type { Locale } from '../../model/locale.ts'
import { hrefOf } from '../../model/route.ts'
import { themeColors } from '../../tokens/theme-colors.ts'

/** Route of the web manifest; each language has one, since its name, description and start are of that language. */
export const manifestFile = '/site.webmanifest'

/** Drawings of the icon in `public/` by their side in pixels; see `npm run icons`. */
const icons = [
  { file: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { file: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { file: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { file: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** What a system shows of the site that a reader has put on a home screen. */
export function webManifest(config: ResolvedConfig, locale: Locale): string {
  const paper = themeColors(config.colorMode.default)('paper')
  const start = hrefOf(locale.path, config.base)
  const manifest = {
    name: config.title,
    description: textIn(config.tagline, locale.code),
    lang: locale.htmlLang,
    dir: locale.direction,
    id: start,
    start_url: start,
    // One site: the reader of one language may follow a link into the other.
    scope: config.base,
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: icons.map(({ file, ...rest }) => ({ src: hrefOf(file, config.base), ...rest })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

import type { ResolvedConfig } from '../../config/site-config.ts'
import { escapeAttribute } from '../../markup/escape.ts'
import { hrefOf, localizedPath } from '../../model/route.ts'
import { type Theme, themeColors } from '../../tokens/theme-colors.ts'
import { manifestFile } from './manifest.ts'

/** What browsers show of the site around its pages: icons, and the colour of their own bars in each scheme. */
export function browserTags(config: ResolvedConfig, locale: ResolvedConfig['locales'][number]): string[] {
  const href = (path: string) => escapeAttribute(hrefOf(path, config.base))
  return [
    ...barColors(config.colorMode),
    `<link rel="icon" href="${href('/favicon.ico')}" sizes="32x32">`,
    `<link rel="icon" href="${href('/favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${href('/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${href(localizedPath(manifestFile, locale))}">`,
  ]
}

/** Readers who choose a scheme of their own get the bars from the client, which repaints these tags. */
function barColors({ respectSystem, switchable, default: fixed }: ResolvedConfig['colorMode']): string[] {
  const tag = (theme: Theme, media: string) =>
    `<meta name="theme-color" content="${themeColors(theme)('paper')}"${media}>`
  if (!respectSystem || !switchable) return [tag(fixed, '')]
  return (['light', 'dark'] as const).map((theme) => tag(theme, ` media="(prefers-color-scheme: ${theme})"`))
}

import { localizedHtml } from '../config/config-html.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import { textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import type { Announcement } from '../model/navbar.ts'

/** The announcement of a locale. */
export function resolveAnnouncement(config: ResolvedConfig, locale: Locale): Announcement | null {
  const { announcement } = config
  if (!announcement) return null
  const { id, backgroundColor, textColor, isCloseable = true } = announcement
  const content = localizedHtml(textIn(announcement.content, locale.code), locale, config.base)
  return { id, content, backgroundColor, textColor, isCloseable }
}

/** Rules for the configured colours; they are a stylesheet because the policy allows no style attribute. */
export function announcementCss(announcement: Announcement | null): string {
  const { backgroundColor, textColor } = announcement ?? {}
  const rules = [
    backgroundColor && `--announcement-background:${backgroundColor};`,
    textColor && `--announcement-text:${textColor};`,
  ].filter(Boolean)
  return rules.length > 0 ? `:root{${rules.join('')}}` : ''
}

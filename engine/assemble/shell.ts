import { mainRoute } from '../config/docs-config.ts'
import { labelsIn } from '../labels/labels-in.ts'
import { shellStrings } from '../labels/page-strings.ts'
import { textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import type { DocsVersion } from '../model/navbar.ts'
import { localizedPath } from '../model/route.ts'
import type { LayoutData, ShellData } from '../shell/shell-data.ts'
import { resolveAnnouncement } from './announcement.ts'
import { signOf } from './brand.ts'
import { resolveNavbar } from './navbar.ts'
import type { Site } from './site.ts'

/** The shell's data, but for what is known only when everything else is written. */
export type ShellDraft = Omit<ShellData, 'build' | 'routesUrl' | 'search'>

/** What React needs in the browser, for a locale. */
export function shellDraft(site: Site, locale: Locale): ShellDraft {
  const { config } = site.loaded
  return {
    base: config.base,
    siteTitle: config.title,
    titleDelimiter: config.titleDelimiter,
    locale: locale.code,
    locales: config.locales,
    strings: labelsIn(shellStrings, locale),
    docs: { pluginId: config.docs.pluginId, versions: versionsOf(site, locale) },
  }
}

/** What the shell shows on every page of a locale. */
export function layoutOf(site: Site, locale: Locale): LayoutData {
  const { config } = site.loaded
  return {
    sign: config.brand.logo === undefined ? signOf(config) : '',
    toolVersion: config.toolVersion,
    navbar: { items: resolveNavbar(site, locale), hideOnScroll: config.navbar.hideOnScroll ?? false },
    announcement: resolveAnnouncement(config, locale),
    colorMode: config.colorMode,
    reportUrl: config.reportUrl,
  }
}

/** The list of pages serves the version menu only, so a single version does without it. */
function versionsOf(site: Site, locale: Locale): DocsVersion[] {
  const { versions } = site.loaded.config.docs
  const pages = versions.length > 1 ? site.docs.filter(({ source }) => source.locale === locale.code) : []
  return versions.map((version) => ({
    name: version.name,
    label: textIn(version.label, locale.code),
    isLast: version.isLast,
    path: localizedPath(version.path, locale),
    mainPath: localizedPath(mainRoute(version), locale),
    docs: pages.filter(({ source }) => source.version === version).map(({ source }) => source.id),
  }))
}

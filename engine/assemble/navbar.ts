import { localizedHtml } from '../config/config-html.ts'
import type { ValuePath } from '../config/config-source.ts'
import { walkNav } from '../config/docs-config.ts'
import type { NavbarItemConfig } from '../config/navbar-config.ts'
import { textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import type { NavbarItem, PlacedNavbarItem } from '../model/navbar.ts'
import { suggestion } from '../model/nearest.ts'
import { ownValue } from '../model/own-value.ts'
import { localizedPath, type Path } from '../model/route.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Site } from './site.ts'

/** An item as it is configured, and the way to it. */
interface Configured {
  readonly item: NavbarItemConfig
  readonly place: ValuePath
}

/**
 * The navbar of a locale: texts chosen, routes turned into paths, names checked.
 * @throws ProblemError where an item names a version, page or sidebar that does not exist.
 */
export function resolveNavbar(site: Site, locale: Locale): PlacedNavbarItem[] {
  return site.loaded.config.navbar.items.map((item, index) => ({
    ...resolveItem(site, locale, { item, place: ['navbar', 'items', index] }),
    position: item.position ?? 'right',
  }))
}

function resolveItem(site: Site, locale: Locale, configured: Configured): NavbarItem {
  const { config } = site.loaded
  const { item, place } = configured
  const label = item.label === undefined ? '' : textIn(item.label, locale.code)
  const path = item.to === undefined ? undefined : localizedPath(item.to, locale)
  const docsPluginId = item.docsPluginId ?? config.docs.pluginId
  switch (item.type ?? 'default') {
    case 'dropdown': {
      const children = (item.items ?? []).map((child, index) => ({ item: child, place: [...place, 'items', index] }))
      return { type: 'dropdown', label, items: children.map((child) => resolveItem(site, locale, child)) }
    }
    case 'localeDropdown':
      return { type: 'localeDropdown' }
    case 'search':
      return { type: 'search' }
    case 'html':
      return { type: 'html', html: localizedHtml(item.value ?? '', locale, config.base) }
    case 'doc':
      return { type: 'doc', docsPluginId, ...docTarget(site, locale, configured) }
    case 'docSidebar':
      return { type: 'docSidebar', docsPluginId, ...sidebarTarget(site, locale, configured) }
    case 'docsVersion':
      return { type: 'docsVersion', docsPluginId, label: label || undefined, path }
    case 'docsVersionDropdown':
      return { type: 'docsVersionDropdown', docsPluginId, versions: knownVersions(site, configured) }
    default:
      return { type: 'default', label, path, href: item.href, icon: item.icon }
  }
}

/** The names of a version dropdown must exist. */
function knownVersions(site: Site, { item, place }: Configured): string[] {
  const names = site.loaded.config.docs.versions.map(({ name }) => name)
  const index = item.versions?.findIndex((name) => !names.includes(name)) ?? -1
  if (index < 0) return item.versions ? [...item.versions] : names
  const message = `The docs version dropdown names a version "${item.versions?.[index]}" that does not exist.`
  throw problem(site, [...place, 'versions', index], message, `There are: ${names.join(', ')}.`)
}

/** Where an item leads in each version, and its label. */
interface Target {
  readonly label: string
  readonly paths: Readonly<Record<string, Path>>
}

function docTarget(site: Site, locale: Locale, { item, place }: Configured): Target {
  const id = item.docId ?? ''
  const pages = site.docs.filter(({ source }) => source.locale === locale.code && source.id === id)
  const first = pages[0]
  if (!first) {
    const ids = [...new Set(site.docs.map(({ source }) => source.id))]
    const message = `The navbar names a page "${id}" that does not exist.`
    throw problem(site, [...place, 'docId'], message, suggestion(id, ids))
  }
  const label = item.label
    ? textIn(item.label, locale.code)
    : (first.source.frontMatter.sidebarLabel ?? first.meta.title)
  return { label, paths: Object.fromEntries(pages.map(({ source }) => [source.version.name, source.path])) }
}

/** A sidebar item leads to the first page of its sidebar, so there must be one. */
function sidebarTarget(site: Site, locale: Locale, { item, place }: Configured): Target {
  const id = item.sidebarId ?? ''
  const paths: Record<string, Path> = {}
  for (const version of site.loaded.config.docs.versions) {
    const nodes = ownValue(version.sidebars, id)
    if (!nodes) continue
    walkNav(nodes, (page) => {
      const path = localizedPath(page === '' ? version.path : `${version.path}/${page}`, locale)
      if (site.byPath.has(path)) paths[version.name] ??= path
    })
  }
  if (Object.keys(paths).length > 0) return { label: item.label ? textIn(item.label, locale.code) : id, paths }
  const names = [...new Set(site.loaded.config.docs.versions.flatMap(({ sidebars }) => Object.keys(sidebars)))]
  const message = names.includes(id)
    ? `The sidebar "${id}" of a navbar item has no page to link to.`
    : `The navbar names a sidebar "${id}" that does not exist.`
  const hint = names.includes(id) ? 'Add a page to it in content/nav.ts.' : suggestion(id, names)
  throw problem(site, [...place, 'sidebarId'], message, hint)
}

function problem({ loaded: { source } }: Site, place: ValuePath, message: string, hint: string): ProblemError {
  return new ProblemError([{ ...source.placeOf(place), message, hint }])
}

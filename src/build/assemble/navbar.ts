import type { Locale } from '../../model/locale.ts'
import type { NavbarItem, PlacedNavbarItem } from '../../model/navbar.ts'
import { walkNav } from '../../model/navigation.ts'
import { suggestion } from '../../model/nearest.ts'
import { localizedPath, type Path } from '../../model/route.ts'
import { type NavbarItemConfig, textIn } from '../../model/site-config.ts'
import { type Problem, ProblemError } from '../problem.ts'
import { lineOf, lineOfString } from '../site/line-of.ts'
import type { Site } from './site.ts'

/**
 * The navbar of a locale: texts chosen, routes turned into paths, names checked.
 * @throws ProblemError where an item names a version, page or sidebar that does not exist.
 */
export function resolveNavbar(site: Site, locale: Locale): PlacedNavbarItem[] {
  return site.loaded.config.navbar.items.map((item) => ({
    ...resolveItem(site, locale, item),
    position: item.position ?? 'right',
  }))
}

function resolveItem(site: Site, locale: Locale, item: NavbarItemConfig): NavbarItem {
  const { config } = site.loaded
  const label = item.label === undefined ? '' : textIn(item.label, locale.code)
  const path = item.to === undefined ? undefined : localizedPath(item.to, locale)
  const docsPluginId = item.docsPluginId ?? config.docs.pluginId
  switch (item.type ?? 'default') {
    case 'dropdown':
      return { type: 'dropdown', label, items: (item.items ?? []).map((child) => resolveItem(site, locale, child)) }
    case 'localeDropdown':
      return { type: 'localeDropdown' }
    case 'search':
      return { type: 'search' }
    case 'html':
      return { type: 'html', html: item.value ?? '' }
    case 'doc':
      return docItem(site, locale, item, docsPluginId)
    case 'docSidebar':
      return sidebarItem(site, locale, item, docsPluginId)
    case 'docsVersion':
      return { type: 'docsVersion', docsPluginId, label: label || undefined, path }
    case 'docsVersionDropdown':
      return { type: 'docsVersionDropdown', docsPluginId, versions: knownVersions(site, item) }
    default:
      return { type: 'default', label, path, href: item.href, icon: item.icon }
  }
}

/** The names of a version dropdown must exist. */
function knownVersions(site: Site, item: NavbarItemConfig): string[] {
  const names = site.loaded.config.docs.versions.map(({ name }) => name)
  const unknown = item.versions?.find((name) => !names.includes(name))
  if (unknown === undefined) return item.versions ? [...item.versions] : names
  const message = `The docs version dropdown names a version "${unknown}" that does not exist.`
  throw problem(site, unknown, message, `There are: ${names.join(', ')}.`)
}

function docItem(site: Site, locale: Locale, item: NavbarItemConfig, docsPluginId: string): NavbarItem {
  const id = item.docId ?? ''
  const pages = site.docs.filter(({ source }) => source.locale === locale.code && source.id === id)
  const first = pages[0]
  if (!first) {
    const ids = [...new Set(site.docs.map(({ source }) => source.id))]
    throw problem(site, id, `The navbar names a page "${id}" that does not exist.`, suggestion(id, ids))
  }
  const label = item.label
    ? textIn(item.label, locale.code)
    : (first.source.frontMatter.sidebarLabel ?? first.meta.title)
  const paths = Object.fromEntries(pages.map(({ source }) => [source.version.name, source.path]))
  return { type: 'doc', label, docsPluginId, paths }
}

/** A sidebar item leads to the first page of its sidebar, so there must be one. */
function sidebarItem(site: Site, locale: Locale, item: NavbarItemConfig, docsPluginId: string): NavbarItem {
  const id = item.sidebarId ?? ''
  const paths: Record<string, Path> = {}
  for (const version of site.loaded.config.docs.versions) {
    const nodes = version.sidebars[id]
    if (!nodes) continue
    walkNav(nodes, (page) => {
      const path = localizedPath(page === '' ? version.path : `${version.path}/${page}`, locale)
      if (site.byPath.has(path)) paths[version.name] ??= path
    })
  }
  if (Object.keys(paths).length > 0) {
    return { type: 'docSidebar', label: item.label ? textIn(item.label, locale.code) : id, docsPluginId, paths }
  }
  const names = [...new Set(site.loaded.config.docs.versions.flatMap(({ sidebars }) => Object.keys(sidebars)))]
  const message = names.includes(id)
    ? `The sidebar "${id}" of a navbar item has no page to link to.`
    : `The navbar names a sidebar "${id}" that does not exist.`
  const hint = names.includes(id) ? 'Add a page to it in content/nav.ts.' : suggestion(id, names)
  throw problem(site, id, message, hint)
}

function problem(site: Site, word: string, message: string, hint: string): ProblemError {
  const { file, text } = site.loaded.source
  const found: Problem = { file, line: lineOfString(text, word) ?? lineOf(text, word), message, hint }
  return new ProblemError([found])
}

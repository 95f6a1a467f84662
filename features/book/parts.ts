import { pathsIn } from '../../engine/assemble/sidebar-paths.ts'
import type { DocPage, Site } from '../../engine/assemble/site.ts'
import { labelsIn } from '../../engine/labels/labels-in.ts'
import { plainStrings } from '../../engine/labels/page-strings.ts'
import type { Locale } from '../../engine/model/locale.ts'
import { localizedPath, type Path } from '../../engine/model/route.ts'
import type { SidebarNode } from '../../engine/shell/sidebar-data.ts'

/** Where the book of a language is. */
export const bookRoute = '/book'

/** A page as the book has it. */
export interface Chapter {
  readonly id: string
  readonly page: DocPage
}

/** A top group of the sidebar. */
export interface Part {
  readonly title: string
  /** For the contents, which show the groups below it as well. */
  readonly nodes: readonly SidebarNode[]
  readonly chapters: readonly Chapter[]
}

/** Addresses of the books: the second form is the one to link to, since the client takes the first for a page of its own. */
export function bookPaths(locales: readonly Locale[]): Path[] {
  return locales.flatMap((locale) => [bookRoute, `${bookRoute}.html`].map((route) => localizedPath(route, locale)))
}

/** The pages of the last version in the order of its sidebars, each once. Pages beside the groups make a part together. */
export function bookParts(site: Site, language: Locale): Part[] {
  const { code } = language
  const last = site.loaded.config.docs.versions.find(({ isLast }) => isLast)
  const nodes = site.sidebars
    .filter(({ version, locale }) => locale === code && version === last?.name)
    .flatMap((sidebar) => sidebar.nodes)
  const seen = new Set<Path>()
  const chaptersOf = (paths: readonly Path[]) =>
    paths.flatMap((path): Chapter[] => {
      const page = site.byPath.get(path)
      if (!page || seen.has(path)) return []
      seen.add(path)
      return [{ id: page.source.id || ':start', page }]
    })
  return groupsIn(nodes, labelsIn(plainStrings, language).morePages).map(({ title, nodes }) => ({
    title,
    nodes,
    chapters: chaptersOf(nodes.flatMap(pathsIn)),
  }))
}

interface TitledNodes {
  readonly title: string
  readonly nodes: readonly SidebarNode[]
}

function groupsIn(nodes: readonly SidebarNode[], others: string): TitledNodes[] {
  const groups: { title: string; nodes: SidebarNode[] }[] = []
  for (const node of nodes) {
    const before = groups.at(-1)
    if (node.type === 'page' && before?.title === others) before.nodes.push(node)
    else groups.push({ title: node.type === 'page' ? others : node.title, nodes: [node] })
  }
  return groups
}

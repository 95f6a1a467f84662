import GithubSlugger from 'github-slugger'
import { isGroup, type NavGroup, type NavNode, walkNav } from '../config/docs-config.ts'
import { sourceLanguage, textIn } from '../model/in-language.ts'
import type { Locale } from '../model/locale.ts'
import type { PageLink } from '../model/page.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'
import type { SourcePage } from '../read/source-page.ts'
import type { SidebarNode } from '../shell/sidebar-data.ts'
import type { PageIndex } from './page-index.ts'

/** Titles and paths in place of ids. Pages that the locale lacks are left out, and so are groups left empty. */
export function resolveSidebar(
  nodes: readonly NavNode[],
  pages: PageIndex,
  locale: Locale,
  keys = groupKeys(nodes),
): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (!isGroup(node)) {
      const page = pages.get(node)
      return page ? [pageNode(page)] : []
    }
    const key = keys.get(node) ?? ''
    const items = resolveSidebar(node.items, pages, locale, keys)
    const path = node.page === undefined ? undefined : pages.get(node.page)?.source.path
    if (items.length === 0 && !path) return []
    return [
      {
        type: 'group',
        key,
        title: textIn(node.label, locale.code),
        path,
        collapsed: node.collapsed ?? true,
        items,
      },
    ]
  })
}

/** Where a page stands in a sidebar. */
export interface SidebarPosition {
  readonly sidebar: string
  /** Those above it, the outermost first. */
  readonly groups: readonly NavGroup[]
  /** Its neighbours in reading order. */
  readonly previous?: PageLink
  readonly next?: PageLink
}

/** The place of each page in a sidebar, by its id. */
export function placesIn(sidebar: string, nodes: readonly NavNode[], pages: PageIndex): Map<string, SidebarPosition> {
  const order: { source: SourcePage; groups: readonly NavGroup[] }[] = []
  walkNav(nodes, (id, groups) => {
    const page = pages.get(id)
    if (page) order.push({ source: page.source, groups })
  })
  // Who reads page by page is spared the indexes that nobody has written.
  const isWritten = ({ source }: { readonly source: SourcePage }) => source.lists === undefined
  return new Map(
    order.map(({ source, groups }, index) => {
      const previous = linkTo(order.slice(0, index).findLast(isWritten)?.source)
      const next = linkTo(order.slice(index + 1).find(isWritten)?.source)
      return [source.id, { sidebar, groups, previous, next }]
    }),
  )
}

function linkTo(source: SourcePage | undefined): PageLink | undefined {
  return source && { title: source.frontMatter.title, path: source.path }
}

/** What readers' browsers remember of a group: the slug of its label, with those above it where several have the same. */
function groupKeys(nodes: readonly NavNode[]): ReadonlyMap<NavGroup, string> {
  const paths = new Map<NavGroup, string[]>()
  const visit = (all: readonly NavNode[], above: readonly string[]) => {
    for (const group of all.filter(isGroup)) {
      const path = [...above, slug(textIn(group.label, sourceLanguage))]
      paths.set(group, path)
      visit(group.items, path)
    }
  }
  visit(nodes, [])
  const names = [...paths.values()].map((path) => path.at(-1))
  const isUnique = (name: string | undefined) => names.filter((other) => other === name).length === 1
  return new Map([...paths].map(([group, path]) => [group, (isUnique(path.at(-1)) ? path.slice(-1) : path).join('/')]))
}

function pageNode({ source }: ParsedPage): SidebarNode {
  const { title, sidebarLabel, target } = source.frontMatter
  return { type: 'page', title: sidebarLabel ?? title, path: source.path, target }
}

function slug(label: string): string {
  return new GithubSlugger().slug(label)
}

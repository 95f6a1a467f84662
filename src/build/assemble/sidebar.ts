import GithubSlugger from 'github-slugger'
import type { Locale } from '../../model/locale.ts'
import { isGroup, type NavNode, walkNav } from '../../model/navigation.ts'
import type { PageLink } from '../../model/page.ts'
import type { SidebarNode } from '../../shell/sidebar-data.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'
import type { PageIndex } from './site.ts'

/** Titles and paths in place of ids. Pages that the locale lacks are left out, and so are groups left empty. */
export function resolveSidebar(
  nodes: readonly NavNode[],
  pages: PageIndex,
  locale: Locale,
  parentKey = '',
): SidebarNode[] {
  return nodes.flatMap((node): SidebarNode[] => {
    if (!isGroup(node)) {
      const page = pages.get(node)
      return page ? [pageNode(page)] : []
    }
    const key = parentKey + slug(node.label.en)
    const items = resolveSidebar(node.items, pages, locale, `${key}/`)
    const path = node.page === undefined ? undefined : pages.get(node.page)?.source.path
    if (items.length === 0 && !path) return []
    return [{ type: 'group', key, title: node.label[locale.code], path, collapsed: node.collapsed ?? true, items }]
  })
}

/** Neighbours of each page in reading order. */
export function sidebarOrder(
  nodes: readonly NavNode[],
  pages: PageIndex,
): Map<string, { previous?: PageLink; next?: PageLink }> {
  const order: ParsedPage[] = []
  walkNav(nodes, (id) => {
    const page = pages.get(id)
    if (page) order.push(page)
  })
  const link = (page: ParsedPage | undefined) =>
    page && { title: page.source.frontMatter.title, path: page.source.path }
  return new Map(order.map((page, i) => [page.source.id, { previous: link(order[i - 1]), next: link(order[i + 1]) }]))
}

function pageNode({ source }: ParsedPage): SidebarNode {
  const { title, sidebarLabel, target } = source.frontMatter
  return { type: 'page', title: sidebarLabel ?? title, path: source.path, target }
}

function slug(label: string): string {
  return new GithubSlugger().slug(label)
}

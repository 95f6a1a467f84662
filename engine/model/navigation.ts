import type { Localized } from './locale.ts'
import type { Route } from './route.ts'

/** A page in the sidebar, by its route relative to the docs root: `introduction/quick-start`. */
export type NavPage = string

/** A category of the sidebar. `page` makes its label a link. */
export interface NavGroup {
  readonly label: Localized
  readonly page?: NavPage
  /** Closed until the reader opens it or a page inside it is shown. Default: true. */
  readonly collapsed?: boolean
  readonly items: readonly NavNode[]
}

export type NavNode = NavPage | NavGroup

/** The sidebars of one docs version, by name. */
export type Sidebars = Readonly<Record<string, readonly NavNode[]>>

/** Type guard: a category, not a page. */
export function isGroup(node: NavNode): node is NavGroup {
  return typeof node !== 'string'
}

/** Route of the page that a version's root leads to; the root itself where there is no such page. */
export function mainRoute({ path, mainDocId }: Pick<DocsVersionConfig, 'path' | 'mainDocId'>): Route {
  return mainDocId === '' ? path : `${path}/${mainDocId}`
}

/** Visits every page of a sidebar in reading order, with the categories above it. */
export function walkNav(
  nodes: readonly NavNode[],
  visit: (page: NavPage, groups: readonly NavGroup[]) => void,
  groups: readonly NavGroup[] = [],
): void {
  for (const node of nodes) {
    if (!isGroup(node)) visit(node, groups)
    else {
      if (node.page !== undefined) visit(node.page, groups)
      walkNav(node.items, visit, [...groups, node])
    }
  }
}

/** A docs version as it is configured. */
export interface DocsVersionConfig {
  readonly name: string
  readonly label: Localized | string
  /** The version that readers get when they ask for none. Exactly one version is it. */
  readonly isLast: boolean
  /** Root of its routes: `/docs` for the last version, `/docs/1.0` for another. */
  readonly path: Route
  /** Folder of its pages below `content/<locale>/`. */
  readonly content: string
  /** The page that the root leads to, relative to it: `introduction`; empty where the root is a page of its own. */
  readonly mainDocId: string
  readonly sidebars: Sidebars
}

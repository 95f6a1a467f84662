import GithubSlugger from 'github-slugger'
import {
  type DocsVersionConfig,
  isGroup,
  type NavGroup,
  type NavNode,
  type Sidebars,
} from '../../config/docs-config.ts'
import { sourceLanguage, textIn } from '../../model/in-language.ts'
import { remembered } from '../../model/remembered.ts'
import { groupsOf, type PlacedGroup } from './placed-group.ts'

/** What answers at the beginnings of the routes of a docs version. Pages are named by their ids. */
export interface GroupPlan {
  /** The sidebars, in which every group has a page. */
  readonly sidebars: Sidebars
  /** The page of each group that has none in the configuration. */
  readonly pages: ReadonlyMap<NavGroup, string>
  /** Groups of which nobody has written an overview, the outermost first. */
  readonly drawn: readonly PlacedGroup[]
  /** Beginnings that are no pages, and the pages that they lead to. */
  readonly moved: ReadonlyMap<string, string>
}

/**
 * Finds a page for every group and for every beginning of a route. `a/b` leads to `a/b/overview` where that is, else to the page of
 * the innermost group that holds all that begins so: its own, or an index that is drawn in that very place.
 * @param ids all pages of the version, in whichever language
 * @param taken beginnings that lead elsewhere already
 */
export function planGroups(
  version: DocsVersionConfig,
  ids: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): GroupPlan {
  const groups = groupsOf(version, ids)
  const open = beginningsOf(ids).filter((id) => !ids.has(id) && !taken.has(id))
  const { moved, pages, claims } = shareOut(open, groups, ids)
  const drawn = groups.filter(({ group }) => group.page === undefined && !pages.has(group))
  const used = new Set([...ids, ...taken, ...moved.keys()])
  for (const { group, above } of drawn) {
    const id = free(ownBeginning(claims.get(group)) ?? namedId(group, above, pages), used)
    used.add(id)
    pages.set(group, id)
  }
  for (const [group, beginnings] of claims) {
    const page = pages.get(group) ?? group.page
    for (const beginning of beginnings) if (page !== undefined && page !== beginning) moved.set(beginning, page)
  }
  leadUp(open, new Set([...ids, ...pages.values()]), moved, version.mainDocId)
  return { sidebars: withPages(version.sidebars, pages), pages, drawn, moved }
}

/** Beginnings that have an overview, and those that are the matter of a group. */
function shareOut(open: readonly string[], groups: readonly PlacedGroup[], ids: ReadonlySet<string>) {
  const moved = new Map<string, string>()
  const pages = new Map<NavGroup, string>()
  const claims = new Map<NavGroup, string[]>()
  for (const beginning of open) {
    const group = holderOf(beginning, groups)?.group
    const overview = `${beginning}/overview`
    if (ids.has(overview)) {
      moved.set(beginning, overview)
      if (group?.page === undefined && group?.items.includes(overview)) pages.set(group, overview)
    } else if (group) remembered(claims, group, () => []).push(beginning)
  }
  return { moved, pages, claims }
}

/** Where no group holds all of a beginning, it leads to the nearest page above, at last the main one. */
function leadUp(open: readonly string[], known: ReadonlySet<string>, moved: Map<string, string>, main: string): void {
  for (const beginning of open) {
    if (known.has(beginning) || moved.has(beginning)) continue
    const above = beginningsOf([beginning]).findLast((id) => known.has(id) || moved.has(id))
    moved.set(beginning, above === undefined ? main : (moved.get(above) ?? above))
  }
}

/** `a/b/c` begins with `a` and `a/b`: the shortest first. */
function beginningsOf(ids: Iterable<string>): string[] {
  const all = [...ids].flatMap((id) => {
    const parts = id.split('/')
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
  })
  return [...new Set(all)].sort((a, b) => a.split('/').length - b.split('/').length)
}

function holderOf(beginning: string, groups: readonly PlacedGroup[]): PlacedGroup | undefined {
  const isBelow = (id: string) => id.startsWith(`${beginning}/`)
  const count = (ids: ReadonlySet<string>) => [...ids].filter(isBelow).length
  const all = new Set(groups.flatMap(({ ids }) => [...ids]))
  const below = count(all)
  return below === 0 ? undefined : groups.findLast(({ ids }) => count(ids) === below)
}

/** The longest of the beginnings that a group stands for, unless it stands for several beside each other. */
function ownBeginning(beginnings: readonly string[] = []): string | undefined {
  const longest = beginnings.at(-1)
  return beginnings.every((one) => `${longest}/`.startsWith(`${one}/`)) ? longest : undefined
}

/** Of a group that stands for no beginning: below the group around it, by its label. */
function namedId({ label }: NavGroup, above: readonly NavGroup[], pages: ReadonlyMap<NavGroup, string>): string {
  const outer = above.at(-1)
  const parent = outer && (pages.get(outer) ?? outer.page)?.replace(/(?:^|\/)overview$/, '')
  return [...(parent ? [parent] : []), new GithubSlugger().slug(textIn(label, sourceLanguage))].join('/')
}

function free(id: string, used: ReadonlySet<string>): string {
  let found = id
  for (let number = 2; used.has(found); number++) found = `${id}-${number}`
  return found
}

function withPages(sidebars: Sidebars, pages: ReadonlyMap<NavGroup, string>): Sidebars {
  const complete = (nodes: readonly NavNode[]): NavNode[] =>
    nodes.map((node) => {
      if (!isGroup(node)) return node
      const page = pages.get(node) ?? node.page
      // An overview stands in one place: the label of its group is the link to it.
      return {
        ...node,
        ...(page !== undefined && { page }),
        items: complete(node.items.filter((item) => item !== page)),
      }
    })
  return Object.fromEntries(Object.entries(sidebars).map(([name, nodes]) => [name, complete(nodes)]))
}

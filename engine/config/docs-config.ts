import { z } from 'zod'
import type { Route } from '../model/route.ts'
import { key, type Written } from './key.ts'
import { below, line, route, someText, text } from './value-schemas.ts'

const group = z.strictObject({
  label: key(text, 'Name of the group.', { en: 'Guides', ru: 'Руководства' }),
  page: key(line.optional(), 'Page that the name leads to; without, the site draws an index.', 'guides'),
  collapsed: key(z.boolean().optional(), 'Closed until a reader opens it; without, it is.', false),
  get items() {
    return z.array(node)
  },
})

/** A page, by its route relative to the docs root, or a group of them. */
const node = z.union([line, group])

const version = z.strictObject({
  name: key(someText, 'Name by which it is remembered.', 'current'),
  label: key(text, 'Name that readers see.', '2.0'),
  isLast: key(z.boolean(), 'Whether readers get it when they ask for none; exactly one is.', true),
  path: key(
    route.refine((path) => path !== '/', 'is the place of the front page: choose one such as /docs'),
    'Root of its routes.',
    '/docs',
  ),
  content: key(below, 'Folder of its pages below `content/<locale>/`.', 'docs'),
  mainDocId: key(line, 'Page that the root leads to; empty where the root is a page of its own.', 'introduction'),
  sidebars: key(z.record(line, z.array(node)), 'Sidebars by name: pages, and groups of them.', {
    main: ['introduction', { label: { en: 'Guides', ru: 'Руководства' }, items: ['guides/first'] }],
  }),
})

/** An example of a version. */
export const currentVersion = {
  name: 'current',
  label: '2.0',
  isLast: true,
  path: '/docs',
  content: 'docs',
  mainDocId: 'introduction',
  sidebars: { main: ['introduction'] },
}

/** The documentation, in one or several versions. */
export const docs = z.strictObject({
  pluginId: key(line.default('default'), 'Name by which the chosen version is remembered.', 'default'),
  versions: key(z.array(version).min(1, 'is empty'), 'Versions, the newest first.', [currentVersion]),
})

export type DocsVersionConfig = Written<z.input<typeof version>>

/** A category of a sidebar. Its page makes its label a link. */
export type NavGroup = Written<z.input<typeof group>>

/** A page in the sidebar, by its route relative to the docs root (`introduction/quick-start`), or a category. */
export type NavNode = string | NavGroup

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
  visit: (page: string, groups: readonly NavGroup[]) => void,
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

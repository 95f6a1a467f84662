import { z } from 'zod'
import type { NavbarItemType } from '../model/navbar.ts'
import { key, type Written } from './key.ts'
import { htmlLine, icon, line, link, route, text } from './value-schemas.ts'

/** Every key of an item; which of them it takes, and which it needs, depends on its type. */
export const navbarItem = z.strictObject({
  type: key(z.string().optional(), 'Kind of the item; without, it is `default`, a link.', 'docSidebar'),
  position: key(z.enum(['left', 'right']).optional(), 'Side of the bar; without, it is `right`.', 'left'),
  label: key(text, 'Text of the item, or the accessible name of its icon.', 'Docs'),
  to: key(route.optional(), 'Route of this site that a link leads to.', '/docs/api'),
  href: key(link.optional(), 'Any other address that a link leads to.', 'https://example.org'),
  icon: key(icon.optional(), 'Icon of `engine/styles/icon.css` that is shown in place of the label.', 'source'),
  items: key(z.array(z.looseObject({})).min(1, 'is empty'), 'Items of a menu.', [{ label: 'API', to: '/docs/api' }]),
  value: key(htmlLine, 'HTML: text, links, `strong`, `em`, `code` and the tags that pages may hold.', '<em>beta</em>'),
  docId: key(line, 'Page that the item leads to, relative to the docs root.', 'api'),
  sidebarId: key(line, 'Sidebar whose first page the item leads to.', 'main'),
  docsPluginId: key(line.optional(), 'Name of the docs whose version the item follows.', 'default'),
  versions: key(z.array(line).optional(), 'Versions of the menu; without, it has all.', ['current']),
})

const place = { type: true, position: true } as const
const docs = { ...place, docsPluginId: true } as const

/** What an item takes, by its type. */
export const navbarItemSchemas: ReadonlyMap<string, z.ZodObject> = new Map(
  Object.entries({
    default: navbarItem.pick({ ...place, label: true, to: true, href: true, icon: true }),
    dropdown: navbarItem.pick({ ...place, label: true, items: true }),
    localeDropdown: navbarItem.pick(place),
    search: navbarItem.pick(place),
    html: navbarItem.pick({ ...place, value: true }),
    doc: navbarItem.pick({ ...docs, docId: true, label: true }).partial({ label: true }),
    docSidebar: navbarItem.pick({ ...docs, sidebarId: true, label: true }).partial({ label: true }),
    docsVersion: navbarItem.pick({ ...docs, label: true, to: true }).partial({ label: true }),
    docsVersionDropdown: navbarItem.pick({ ...docs, versions: true }),
  } satisfies Record<NavbarItemType, z.ZodObject>),
)

/** An item of the bar as the owner of the site writes it. */
export type NavbarItemConfig = Written<Partial<Omit<z.input<typeof navbarItem>, 'items'>>> & {
  readonly items?: readonly NavbarItemConfig[]
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Checked later, by its type. */
const anyItem = z.custom<NavbarItemConfig>(isObject, 'is no item such as { label, to }')

/** The bar at the top of each page. */
export const navbar = z.strictObject({
  items: key(z.array(anyItem), 'Links, menus, search, languages and versions, from left to right.', [
    { type: 'search' },
  ]),
  hideOnScroll: key(z.boolean().optional(), 'The bar hides while readers scroll down.', true),
})

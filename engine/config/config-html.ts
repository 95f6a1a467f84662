import type { Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { safeTags } from '../markup/safe-tags.ts'
import type { Locale } from '../model/locale.ts'
import { hrefOf, localizedPath, type Route } from '../model/route.ts'

/** The tags of pages, and those that stand for what a page writes in Markdown. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href']],
  ['strong', []],
  ['em', []],
  ['code', []],
  ...safeTags,
])
const list = [...allowed].map(([name, attributes]) => `<${[name, ...attributes].join(' ')}>`).join(', ')

/** What of a text may not stand in it, each time to follow the name of the text. */
export function htmlFaults(html: string): string[] {
  const faults: string[] = []
  visit(parse(html), (node) => {
    const fault = faultOf(node)
    if (fault) faults.push(fault)
  })
  return faults
}

/** The HTML of a text in a language: links to routes lead there. */
export function localizedHtml(html: string, locale: Locale, base: string): string {
  const tree = parse(html)
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties
    if (isRoute(href)) properties.href = hrefOf(localizedPath(href, locale), base)
  })
  return toHtml(tree)
}

/** Routes that a text links to. */
export function routesIn(html: string): Route[] {
  const routes: Route[] = []
  visit(parse(html), 'element', ({ properties: { href } }) => {
    if (isRoute(href)) routes.push(href.replace(/[?#].*$/, ''))
  })
  return routes
}

function faultOf(node: Nodes): string | undefined {
  if (node.type === 'root' || node.type === 'text') return undefined
  if (node.type !== 'element') return `holds a ${node.type}: write only text and ${list}`
  const { tagName, properties } = node
  const attributes = allowed.get(tagName)
  if (!attributes) return `holds <${tagName}>: write only text and ${list}`
  const other = Object.keys(properties).find((name) => !attributes.includes(name))
  if (other) return `has the attribute "${other}" in <${tagName}>: write only text and ${list}`
  const { href } = properties
  return href === undefined || isRoute(href) || isAddress(href)
    ? undefined
    : `links to ${JSON.stringify(href)}, which is neither a route nor an address such as https://example.org`
}

function isRoute(href: unknown): href is Route {
  return typeof href === 'string' && /^\/(?:[^/\\\s][^\\\s]*)?$/.test(href)
}

function isAddress(href: unknown): boolean {
  return typeof href === 'string' && /^(?:https?:\/\/[^/\\\s]|mailto:|#)[^\\\s]*$/.test(href)
}

function parse(html: string): Root {
  return fromHtml(html, { fragment: true })
}

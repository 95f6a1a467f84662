import { createHash } from 'node:crypto'
import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

const trees = new Map<string, Root>()

/** Several tests look at the same documents. */
function treeOf(html: string): Root {
  const tree = trees.get(html) ?? (fromHtml(html) as Root)
  trees.set(html, tree)
  return tree
}

/** Elements of a document with this name, in order. */
export function elementsOf(html: string, tagName?: string): Element[] {
  const found: Element[] = []
  visit(treeOf(html), 'element', (element) => {
    if (tagName === undefined || element.tagName === tagName) found.push(element)
  })
  return found
}

/** Values of an attribute over a whole document. */
export function valuesOf(html: string, property: string): string[] {
  return elementsOf(html).flatMap(({ properties }) => {
    const value = properties[property]
    return value === undefined || value === null ? [] : [String(value)]
  })
}

/** Links of the head: `rel`, language and address. */
export function headLinks(html: string, rel: string): string[] {
  return elementsOf(html, 'link')
    .filter(({ properties }) => String(properties.rel) === rel)
    .map(({ properties }) => [properties.hrefLang, properties.href].filter(Boolean).join(' '))
}

/** Content of a meta tag by its name or `http-equiv`. */
export function metaOf(html: string, name: string): string | undefined {
  const found = elementsOf(html, 'meta').find(({ properties }) =>
    [properties.name, properties.httpEquiv].some((value) => String(value).toLowerCase() === name),
  )
  return found && String(found.properties.content)
}

/** Content of a meta tag of Open Graph by its property. */
export function propertyOf(html: string, property: string): string | undefined {
  const found = elementsOf(html, 'meta').find(({ properties }) => String(properties.property) === property)
  return found && String(found.properties.content)
}

/** Name of a script in a policy. */
export function hashOf(children: readonly ElementContent[]): string {
  const text = children.map((child) => ('value' in child ? child.value : '')).join('')
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

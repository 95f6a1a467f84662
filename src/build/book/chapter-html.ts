import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { bookHref, bookId, type LinkPlaces } from './links.ts'

/** Controls, what they open, and the second of two drawings: paper is light. */
const droppedClasses = ['anchor', 'issues-filter', 'picture-dark', 'tab-list']

/** Colours of samples. They are two fifths of the tags of all pages, and of little use on paper. */
const colours = ['a', 'c', 'f', 'k', 'n', 'p', 's', 'sh', 't', 'v']

/** A page's headings begin with level 2; in the book, parts have that and chapters the next one. */
const deeper: Readonly<Record<string, string>> = { h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' }

/** Attributes that name ids of the same page. */
const namingIds = ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'headers', 'htmlFor', 'id']

/** An article as a chapter: everything open, no controls, ids and links those of the book. */
export function chapterHtml(html: string, chapter: string, places: LinkPlaces): string {
  const { children }: Root = fromHtml(html, { fragment: true })
  return toHtml({ type: 'root', children: children.flatMap((node) => inBook(node, chapter, places)) })
}

function inBook(node: RootContent, chapter: string, places: LinkPlaces): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isDropped(node)) return []
  const children = node.children.flatMap((child) => inBook(child, chapter, places))
  const classes = classesOf(node)
  if (node.tagName === 'span' && classes.length > 0 && classes.every((name) => colours.includes(name))) return children
  // What a page says without the tool; its place is not kept here.
  const written = classes.includes('tool') ? {} : node.properties
  const properties = propertiesIn(written, chapter, places)
  if (node.tagName === 'details') properties.open = true
  return [{ ...node, tagName: deeper[node.tagName] ?? node.tagName, properties, children }]
}

function isDropped(node: Element): boolean {
  if (/^(?:button|noscript)$/.test(node.tagName) || node.properties.popover !== undefined) return true
  return classesOf(node).some((name) => droppedClasses.includes(name))
}

function propertiesIn(properties: Properties, chapter: string, places: LinkPlaces): Properties {
  const { loading: _, dataRows: __, ...kept } = properties
  const changed = Object.entries(kept).map(([name, value]) => {
    if (name === 'href') return [name, bookHref(String(value), chapter, places)]
    if (namingIds.includes(name))
      return [
        name,
        [value].flat().flatMap((ids) =>
          String(ids)
            .split(' ')
            .map((id) => bookId(chapter, id)),
        ),
      ]
    // A drawing names its own arrow heads.
    if (typeof value === 'string' && value.startsWith('url(#'))
      return [name, `url(#${bookId(chapter, value.slice(5, -1))})`]
    return [name, value]
  })
  return Object.fromEntries(changed) as Properties
}

function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : []
}

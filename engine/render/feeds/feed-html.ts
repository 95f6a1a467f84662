import type { Element, ElementContent, Properties, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { labelsIn } from '../../labels/labels-in.ts'
import { articleStrings } from '../../labels/page-strings.ts'
import { fill } from '../../labels/plural.ts'
import { classesOf } from '../../markdown/classes.ts'
import { hastText } from '../../markdown/hast-text.ts'
import type { Locale } from '../../model/locale.ts'

/** What means something without our styles and scripts. */
const keptProperties = [
  'alt',
  'colSpan',
  'dateTime',
  'dir',
  'display',
  'height',
  'lang',
  'rowSpan',
  'start',
  'title',
  'width',
]
/** Controls, and marks that only our stylesheet draws. */
const droppedClasses = [
  'anchor',
  'code-check',
  'code-copy',
  'code-run',
  'icon',
  'picture-placeholder',
  'picture-dark',
  'repeat',
  'tab-list',
  'data-footnote-backref',
]

/**
 * The HTML of an article for feed readers: no controls, no classes, addresses absolute, samples as plain text. A diagram
 * is drawn by classes, so its description stands for it.
 */
export function feedHtml(html: string, url: string, locale: Locale): string {
  const tree: Root = fromHtml(html, { fragment: true })
  const children = tree.children.flatMap((child) => plain(child as ElementContent, url, locale))
  return toHtml({ type: 'root', children })
}

function plain(node: ElementContent, url: string, locale: Locale): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : []
  const classes = classesOf(node)
  if (droppedClasses.some((name) => classes.includes(name)) || /^(?:button|select|source|textarea)$/.test(node.tagName))
    return []
  if (node.tagName === 'input') return taskMark(node)
  if (classes.includes('diagram')) return [describeDiagram(node, url, locale)]
  if (classes.includes('code')) return [{ ...node, properties: {}, children: wholeSample(node, url, locale) }]
  const children = node.children.flatMap((child) => plain(child, url, locale))
  if (node.tagName === 'span') return children
  return [{ ...node, properties: plainProperties(node.properties, url), children }]
}

/** A program that shows feeds has no boxes to tick. */
function taskMark({ properties: { type, checked } }: Element): ElementContent[] {
  return type === 'checkbox' ? [{ type: 'text', value: checked ? '☑' : '☐' }] : []
}

/** The head of a sample and, in one block, all of its lines: those that only prepare too. */
function wholeSample({ children }: Element, url: string, locale: Locale): ElementContent[] {
  const [head, ...parts] = children
  const lines = parts.flatMap(codeIn)
  return [...(head ? plain(head, url, locale) : []), h('pre', h('code', lines.map(hastText).join('')))]
}

function codeIn(node: ElementContent): Element[] {
  if (node.type !== 'element') return []
  return node.tagName === 'code' ? [node] : node.children.flatMap(codeIn)
}

function describeDiagram({ properties }: Element, url: string, locale: Locale): Element {
  const text = fill(labelsIn(articleStrings, locale).diagram, { text: String(properties.ariaLabel ?? '') })
  return h('p', h('a', { href: url }, text))
}

function plainProperties(properties: Properties, url: string): Properties {
  const kept = Object.entries(properties).filter(([name]) => keptProperties.includes(name))
  const addresses = (['href', 'src'] as const).flatMap((name) => {
    const address = properties[name]
    return typeof address === 'string' && URL.canParse(address, url)
      ? [[name, new URL(address, url).href] as const]
      : []
  })
  return Object.fromEntries([...kept, ...addresses])
}

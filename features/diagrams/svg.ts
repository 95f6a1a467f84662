import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'
import { classesOf } from '../../engine/markdown/classes.ts'

/** Attributes that say where and how large; whatever says colour or font is the stylesheet's. */
const geometry = new Set(
  [
    'x y x1 y1 x2 y2 dx dy cx cy r rx ry d points transform width height viewBox',
    'markerWidth markerHeight markerStart markerMid markerEnd refX refY orient',
    'textAnchor fontSize fontWeight strokeDashArray strokeWidth id',
  ]
    .join(' ')
    .split(' '),
)

/** The svg element of what a drawing library wrote. */
export function parseSvg(markup: string): Element {
  const tree = fromHtml(markup.slice(markup.indexOf('<svg')), { fragment: true, space: 'svg' })
  const svg = tree.children[0]
  if (svg?.type !== 'element') throw new Error('The drawing library gave no svg element')
  return svg
}

/** Gives an element its classes; `kinds` are the classes that the library gave to the group around it. */
export type Dress = (element: Element, kinds: readonly string[]) => readonly string[]

/** Replaces colours by classes and drops all that the page does not need. Changes the element. */
export function clean(svg: Element, dress: Dress): void {
  const used = new Set(idsInUse(svg))
  const kinds = new Map<Element, readonly string[]>()
  visit(svg, (node, index, parent) => {
    if (parent?.type !== 'element' || index === undefined) return
    if (isNoise(node, parent, used)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type !== 'element') return
    kinds.set(node, classesOf(node))
    const classes = dress(node, kinds.get(parent) ?? [])
    if (!used.has(idOf(node))) node.properties.id = undefined
    node.properties = geometryOf(node, classes)
  })
}

function geometryOf({ properties }: Element, classes: readonly string[]): Element['properties'] {
  const kept = Object.entries(properties).filter(([name, value]) => geometry.has(name) && value !== undefined)
  const rounded = kept.map(([name, value]) => [name, typeof value === 'string' ? round(value) : value])
  return { ...Object.fromEntries(rounded), ...(classes.length > 0 && { className: [...classes] }) }
}

/** Two digits are less than a reader can see. */
export function round(text: string): string {
  return text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
}

/** Below this part of its size the text of a diagram is too small to read: then it scrolls. */
const smallest = 0.85
const step = 80

/** The size, in px, that a drawing has where the page is wide enough, and the class of the least width. */
export function setSize(svg: Element, scale: number): void {
  const viewBox = round(String(svg.properties.viewBox))
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  const steps = Math.min(16, Math.floor((width * scale * smallest) / step))
  svg.properties = {
    viewBox,
    width: Math.ceil(width * scale),
    height: Math.ceil(height * scale),
    ...(steps > 0 && { className: [`d-min-${steps}`] }),
  }
}

/** A copy whose ids are unlike those of every other diagram: readers move between pages without leaving the document. */
export function withIds(svg: Element, prefix: string): Element {
  const copy = structuredClone(svg)
  visit(copy, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue
      if (name === 'id') properties.id = `${prefix}-${value}`
      else if (value.startsWith('url(#')) properties[name] = value.replace('url(#', `url(#${prefix}-`)
    }
  })
  return copy
}

function idsInUse(svg: Element): string[] {
  const ids: string[] = []
  visit(svg, 'element', ({ properties }) => {
    for (const value of Object.values(properties)) {
      const id = /^url\(#(.+)\)$/.exec(String(value))?.[1]
      if (id) ids.push(id)
    }
  })
  return ids
}

function idOf({ properties }: Element): string {
  return String(properties.id ?? '')
}

/** Titles are for tooltips, styles for other sites; a marker without an edge is left over. */
function isNoise(node: Nodes, parent: Element, used: ReadonlySet<string>): boolean {
  if (node.type === 'text') return parent.tagName !== 'text' && parent.tagName !== 'tspan'
  if (node.type !== 'element' || node.tagName === 'style' || node.tagName === 'title') return true
  return node.tagName === 'marker' && !used.has(idOf(node))
}

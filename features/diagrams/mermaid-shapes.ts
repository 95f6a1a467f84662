import type { Element } from 'hast'
import { s } from 'hastscript'
import { visit } from 'unist-util-visit'
import { classesOf } from '../../engine/markdown/classes.ts'

const noAttributes = '(no attributes)'

/** Redraws what the library draws badly, while its names still tell what is what. */
export function mendShapes(svg: Element): void {
  framesLast(svg)
  visit(svg, 'element', (group) => {
    if (group.tagName === 'marker') mendDiamond(group)
    if (group.tagName !== 'g') return
    if (group.properties.dataShape === 'cylinder') mendCylinder(group)
    if (group.properties.dataType === 'actor') group.properties.className = [...classesOf(group), 'd-figure']
    group.children = group.children.filter((child) => child.type !== 'element' || !isFiller(child))
  })
}

/** The label of a loop would have lifelines running through it. */
function framesLast(svg: Element): void {
  const isFrame = (child: Element['children'][number]) => child.type === 'element' && classesOf(child).includes('block')
  const isLifeline = (child: Element['children'][number]) =>
    child.type === 'element' && classesOf(child).includes('lifeline')
  const last = svg.children.findLastIndex(isLifeline)
  if (last < 0) return
  const before = svg.children.slice(0, last + 1)
  svg.children = [...before.filter((one) => !isFrame(one)), ...before.filter(isFrame), ...svg.children.slice(last + 1)]
}

/** The diamonds of class diagrams would lie under the box that they belong to. */
function mendDiamond({ properties }: Element): void {
  if (/composition|aggregation/.test(String(properties.id))) properties.refX = '12'
}

/** English words that no author wrote, in tables without rows. */
function isFiller({ tagName, children }: Element): boolean {
  const [text] = children
  return tagName === 'text' && text?.type === 'text' && text.value === noAttributes
}

/** The library shows the hidden half of the bottom; a cylinder is its outline and the rim in front. */
function mendCylinder(group: Element): void {
  const body = group.children.find((child): child is Element => child.type === 'element' && child.tagName === 'rect')
  if (!body) return
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(body.properties[name]),
  )
  const rim = `M${x},${y}a${width / 2},7,0,0,0,${width},0`
  const outline = `M${x},${y}v${height}a${width / 2},7,0,0,0,${width},0v${-height}a${width / 2},7,0,0,0,${-width},0z`
  const label = group.children.filter((child) => child.type === 'element' && child.tagName === 'text')
  const paint = { fill: body.properties.fill, stroke: 'var(--_node-stroke)' }
  group.children = [s('path', { d: outline, ...paint }), s('path', { d: rim, ...paint, fill: 'none' }), ...label]
}

import { renderMermaidSVG } from 'beautiful-mermaid'
import type { Element } from 'hast'
import { classesOf } from '../../engine/markdown/classes.ts'
import { crop } from './crop.ts'
import type { Drawing } from './drawing.ts'
import { hideCharacters, showCharacters, shown } from './mermaid-labels.ts'
import { mendShapes } from './mermaid-shapes.ts'
import { mermaidProblems } from './mermaid-syntax.ts'
import { clean, parseSvg, setSize } from './svg.ts'

/** The library writes nodes at 13 px and edges at 11 px; the page wants 14 and 12. */
const scale = 1.08

/** Classes by the colours that the library would have used: fill, then stroke. */
const classesByColour: Readonly<Record<string, string>> = {
  'node-fill node-stroke': 'd-node',
  'node-fill none': 'd-node d-open',
  'node-fill ': 'd-node',
  'accent node-stroke': 'd-node d-accent',
  'accent none': 'd-node d-accent d-open',
  'group-fill node-stroke': 'd-group',
  'group-hdr node-stroke': 'd-head',
  'none node-stroke': 'd-frame',
  ' node-stroke': 'd-rule',
  'none line': 'd-edge',
  ' line': 'd-edge',
  'arrow arrow': 'd-arrow',
  'arrow ': 'd-arrow',
  'none arrow': 'd-arrow-line',
  'bg arrow': 'd-arrow-hollow',
  'bg line': 'd-arrow-hollow',
  'bg inner-stroke': 'd-tag',
  'bg node-stroke': 'd-note',
  'inner-stroke node-stroke': 'd-note',
  'key-badge ': 'd-head',
  'key-badge none': 'd-head',
  'text none': 'd-dot',
  'none text': 'd-ring',
}

/** Groups whose labels stand on a line. */
const overLines = new Set(['message', 'd-figure'])

/** Groups that are a table with a head. */
const tables = new Set(['class-node', 'entity'])

/** Draws flowcharts, and sequence, state, class and entity relationship diagrams. */
export function drawMermaid(source: string): Drawing {
  const hidden = hideCharacters(source)
  const problems = mermaidProblems(hidden)
  if (problems.length > 0) return { problems: problems.map((one) => ({ ...one, message: shown(one.message) })) }
  const accent = /:::accent\b|\bclass\s.*\baccent\b/.test(source) ? '\nclassDef accent fill:accent' : ''
  const svg = parseSvg(renderMermaidSVG(hidden + accent, { nodeSpacing: 24, layerSpacing: 36 }))
  showCharacters(svg)
  mendShapes(svg)
  clean(svg, dress)
  crop(svg, 4)
  setSize(svg, scale)
  return { svg }
}

function dress(element: Element, kinds: readonly string[]): string[] {
  const mono = classesOf(element).includes('mono') ? ['d-mono'] : []
  const isOverLine = element.tagName === 'text' && kinds.some((kind) => overLines.has(kind))
  // The band over a table would cover the border of the table; the rule below it is enough.
  const isBand =
    classesFor(element)[0] === 'd-head' && element.properties.stroke && kinds.some((kind) => tables.has(kind))
  return isBand ? ['d-open'] : [...classesFor(element), ...mono, ...(isOverLine ? ['d-over'] : [])]
}

function classesFor(element: Element): string[] {
  const fill = colourOf(element.properties.fill)
  const stroke = colourOf(element.properties.stroke)
  if (element.tagName === 'text' || element.tagName === 'tspan') return labelClasses(fill)
  if (!fill && !stroke) return []
  const classes = classesByColour[`${fill} ${stroke}`]
  if (!classes) throw new Error(`beautiful-mermaid used colours that nobody expected: "${fill} ${stroke}"`)
  roundCorners(element)
  return classes.split(' ')
}

function labelClasses(fill: string): string[] {
  if (!fill) return []
  return fill === 'text' ? ['d-label'] : ['d-label', 'd-soft']
}

/** Boxes have the site's radius, those that the author wanted round keep theirs. */
function roundCorners({ tagName, properties }: Element): void {
  if (tagName !== 'rect') return
  const radius = Number(properties.rx ?? 0)
  if (radius < 3 && properties.stroke !== 'none') Object.assign(properties, { rx: '3', ry: '3' })
}

/** `var(--_node-fill)` without its wrapping. */
function colourOf(value: unknown): string {
  return String(value ?? '').replace(/^var\(--_?(.+)\)$/, '$1')
}

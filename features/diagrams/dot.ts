import { instance, type RenderOptions, type Viz } from '@viz-js/viz'
import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { colourHint, type DiagramProblem, type Drawing } from './drawing.ts'
import { clean, parseSvg, round, setSize } from './svg.ts'

/**
 * Graphviz takes widths from a table of Helvetica. At 14 px Latin text in it is as wide as Golos Text at 13 px, and
 * Cyrillic, which the table lacks and Graphviz counts as two spaces a letter, happens to agree as well.
 */
const layoutSize = 14

const options: RenderOptions = {
  format: 'svg',
  graphAttributes: { fontname: 'Helvetica', fontsize: layoutSize, bgcolor: 'transparent', pad: 0.06, nodesep: 0.35 },
  nodeAttributes: { fontname: 'Helvetica', fontsize: layoutSize, shape: 'box', height: 0.45, margin: '0.2,0.08' },
  edgeAttributes: { fontname: 'Helvetica', fontsize: 12, arrowsize: 0.65 },
}

/** What Graphviz writes where the author named no colour. */
const ownColours = new Set(['', 'none', 'black', 'white', 'transparent', 'lightgrey'])

let viz: Promise<Viz> | undefined

/** Draws a graph in the language of Graphviz. */
export async function drawDot(source: string): Promise<Drawing> {
  viz ??= instance()
  const result = (await viz).render(source, options)
  const messages = result.errors.filter(({ message }) => !message.includes('non-ASCII character'))
  if (result.status === 'failure' || messages.length > 0) return { problems: messages.map(problemOf) }
  const svg = parseSvg(result.output)
  const colours = coloursIn(svg)
  clean(svg, dress)
  setSize(svg, 1.08)
  if (colours.length === 0) return { svg }
  return { problems: [{ message: `The diagram sets colours: ${colours.join(', ')}.`, hint: colourHint }] }
}

function coloursIn(svg: Element): string[] {
  const colours = new Set<string>()
  visit(svg, 'element', ({ properties }) => {
    for (const colour of [properties.fill, properties.stroke]) colours.add(String(colour ?? ''))
  })
  return [...colours].filter((colour) => !ownColours.has(colour))
}

function problemOf({ message }: { message: string }): DiagramProblem {
  const line = /\bline (\d+)\b/.exec(message)?.[1]
  return { ...(line && { line: Number(line) }), message: `The diagram cannot be drawn: ${message.trim()}.` }
}

/** Graphviz names what a group is: node, edge or cluster. */
function dress(element: Element, kinds: readonly string[]): string[] {
  const { tagName } = element
  if (tagName === 'g' || kinds.length === 0) return []
  if (tagName === 'polygon') asRect(element)
  if (tagName === 'text') return dressLabel(element, kinds)
  if (kinds.includes('edge')) return [edgeClass(element)]
  if (kinds.includes('cluster')) return ['d-group']
  if (!kinds.includes('node')) return ['d-open']
  return kinds.includes('accent') ? ['d-node', 'd-accent'] : ['d-node']
}

function dressLabel({ properties }: Element, kinds: readonly string[]): string[] {
  properties.fontSize = Number(properties.fontSize) < layoutSize ? '11.5' : '13'
  return kinds.includes('edge') ? ['d-label', 'd-soft'] : ['d-label']
}

function edgeClass({ tagName, properties }: Element): string {
  if (tagName === 'path' || tagName === 'polyline') return 'd-edge'
  return properties.fill === 'none' ? 'd-arrow-hollow' : 'd-arrow'
}

/** Graphviz writes boxes as polygons, which have no round corners. */
function asRect(element: Element): void {
  const points = String(element.properties.points)
    .trim()
    .split(/\s+/)
    .map((point) => point.split(',').map(Number))
  const xs = [...new Set(points.map(([x = 0]) => x))].sort((a, b) => a - b)
  const ys = [...new Set(points.map(([, y = 0]) => y))].sort((a, b) => a - b)
  const [x = 0, right = 0] = xs
  const [y = 0, bottom = 0] = ys
  if (points.length !== 5 || xs.length !== 2 || ys.length !== 2) return
  element.tagName = 'rect'
  const size = { width: right - x, height: bottom - y }
  element.properties = Object.fromEntries(
    Object.entries({ x, y, ...size, rx: 3 }).map(([name, value]) => [name, round(`${value}`)]),
  )
}

import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { hastText } from '../../engine/markdown/hast-text.ts'

type Points = readonly (readonly [x: number, y: number])[]

/** Width of a letter of Golos Text in parts of the font size, on the safe side. */
const letter = 0.64

/** Takes away the empty margin around a drawing but for some px. Changes the view box. */
export function crop(svg: Element, margin: number): void {
  const points: (readonly [number, number])[] = []
  visit(svg, 'element', (element) => {
    if (element.tagName === 'defs') return SKIP
    points.push(...pointsOf(element))
  })
  const [left, right] = range(points.map(([x]) => x))
  const [top, bottom] = range(points.map(([, y]) => y))
  const box = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
  svg.properties.viewBox = box.join(' ')
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** Two corners or all points of a shape; none for what holds other shapes. */
function pointsOf(element: Element): Points {
  const number = (name: string) => Number(element.properties[name] ?? 0)
  const [x, y] = [number('x'), number('y')]
  switch (element.tagName) {
    case 'rect':
      return corners(x, y, number('width'), number('height'))
    case 'line':
      return [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]
    case 'circle':
      return around(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return around(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'polyline':
    case 'polygon':
      return listed(String(element.properties.points))
    case 'text':
      return label(element, x, y)
    default:
      return []
  }
}

function label(element: Element, x: number, y: number): Points {
  const { properties } = element
  const size = Number(properties.fontSize ?? 13)
  const width = hastText(element).length * size * letter
  const before = properties.textAnchor === 'middle' ? width / 2 : properties.textAnchor === 'end' ? width : 0
  return corners(x - before, y - size / 2, width, size)
}

function corners(x: number, y: number, width: number, height: number): Points {
  return [
    [x, y],
    [x + width, y + height],
  ]
}

function around(x: number, y: number, rx: number, ry: number): Points {
  return corners(x - rx, y - ry, 2 * rx, 2 * ry)
}

function listed(points: string): Points {
  const numbers = points.split(/[\s,]+/).map(Number)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []))
}

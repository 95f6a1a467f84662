import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { SKIP, visit } from 'unist-util-visit'
import { classesOf } from '../../engine/markdown/classes.ts'

/** A formula in the form that the page may hold. */
interface MathElement {
  readonly math: Element
  /** The author asked for a colour. */
  readonly hasColor: boolean
}

type Declaration = readonly [property: string, value: string]

/** Takes Temml's markup and turns its style attributes into classes of engine/styles/math.css. */
export function mathElement(markup: string, isBlock: boolean): MathElement {
  const math = fromHtml(markup, { fragment: true }).children[0]
  if (math?.type !== 'element') throw new Error(`Temml gave no element: ${markup}`)
  let hasColor = false
  visit(math, 'element', (element, index, parent) => {
    if (parent?.type === 'element' && index !== undefined && isEmptyFence(element)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const declarations = declarationsOf(element)
    hasColor ||= declarations.some(([property]) => property === 'color')
    const classes = [...classesOf(element), ...declarations.flatMap((one) => classFor(element, one))]
    element.properties = { ...element.properties, style: undefined, className: classes.length ? classes : undefined }
  })
  math.properties = isBlock ? { display: 'block' } : {}
  return { math, hasColor }
}

/** `cases` closes with a fence without a sign: some browsers leave a gap for it. */
function isEmptyFence({ tagName, children }: Element): boolean {
  return tagName === 'mo' && children.length === 0
}

function declarationsOf(element: Element): Declaration[] {
  const { style } = element.properties
  if (typeof style !== 'string') return []
  return style
    .split(';')
    .map((one) => one.split(':').map((part) => part.trim()))
    .map(([property = '', value = '']) => [property, value] as const)
}

/** The few declarations that a formula needs to be read; all others go. */
function classFor(element: Element, [property, value]: Declaration): string[] {
  const isCell = element.tagName === 'mtd'
  if (isCell && property === 'padding-left') return [`math-left-${quarters(value)}`]
  if (isCell && property === 'padding-right') return [`math-right-${quarters(value)}`]
  if (isCell && property === 'width' && value === '50%') return ['math-half']
  if (property === 'width' && value === '100%') return ['math-wide']
  const side = /^border-(top|right|bottom|left)$/.exec(property)?.[1]
  if (side) return [`math-rule-${side}`]
  return property === 'border' ? ['math-box'] : []
}

/** A length in quarters of an em, at most 8. Temml writes em, and pt for 10 points to the em. */
function quarters(length: string): number {
  const em = Number.parseFloat(length) / (length.endsWith('pt') ? 10 : 1)
  return Math.max(0, Math.min(8, Math.round(em * 4)))
}

import type { Attributes, Element, ElementContent } from 'xast'

export const svgNamespace = 'http://www.w3.org/2000/svg'

/** What runs, loads or embeds something, and what only editors read. */
const dropped = /^(?:script|foreignObject|iframe|object|embed|audio|video|canvas|metadata|handler|listener)$|:/i
/** Animations of an address could bring back what was taken out. */
const moving = /^(?:animate|set|animateMotion|animateTransform)$/
const references = new Set(['href', 'src'])
const innerAddress = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i
/** What may be said with a prefix: an address in old drawings, and what needs no declaration. */
const prefixed = new Set(['xlink:href', 'xml:space', 'xml:lang'])

/** Takes scripts and everything that lies outside of the file out of a drawing. Changes the element. */
export function cleanSvg(element: Element): void {
  element.attributes = cleanAttributes(element.attributes)
  element.children = element.children.flatMap(kept)
  for (const child of element.children) if (child.type === 'element') cleanSvg(child)
}

function kept(child: ElementContent): ElementContent[] {
  if (child.type === 'cdata') return [{ type: 'text', value: child.value }]
  return child.type === 'text' || (child.type === 'element' && isKept(child)) ? [child] : []
}

function isKept({ name, attributes, children }: Element): boolean {
  if (dropped.test(name)) return false
  // An element of another language, such as HTML.
  if ((attributes.xmlns ?? svgNamespace) !== svgNamespace) return false
  if (moving.test(name) && /href$/i.test(attributes.attributeName ?? '')) return false
  return name !== 'style' || !leadsOut(children.map((child) => ('value' in child ? child.value : '')).join(''))
}

function cleanAttributes(attributes: Attributes): Attributes {
  const clean = Object.entries(attributes).flatMap(([written, value]): [string, string][] => {
    if (/^on/i.test(written) || (written.includes(':') && !prefixed.has(written))) return []
    const name = written === 'xlink:href' ? 'href' : written
    if (references.has(name)) return innerAddress.test(String(value).trim()) ? [[name, String(value)]] : []
    if (name === 'style') return declarationsOf(String(value))
    return leadsOut(String(value)) ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(clean)
}

/** Declarations as attributes: the policy of the site would forbid a style attribute where the drawing is opened alone. */
function declarationsOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [, name, value] = /^\s*([a-z][a-z-]*)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? []
    const isSafe = name !== undefined && value !== undefined && !/^on/.test(name) && !leadsOut(value)
    return isSafe && !references.has(name) ? [[name, value]] : []
  })
}

/** A reference to something other than a part of the drawing; a backslash could hide one. */
function leadsOut(css: string): boolean {
  return /@import|javascript:|\\/i.test(css) || /url\(\s*(?!\s*["']?\s*(?:#|data:image\/))/i.test(css)
}

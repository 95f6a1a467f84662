import type { Element, Properties } from 'hast'
import { hastText } from '../markdown/text/hast-text.ts'

/** What runs, loads or embeds something, and what only editors read. */
const dropped = /^(?:script|foreignObject|iframe|object|embed|audio|video|canvas|metadata|handler|listener)$|:/i
/** Animations of an address could bring back what was taken out. */
const moving = /^(?:animate|set|animateMotion|animateTransform)$/
const references = new Set(['href', 'xLinkHref', 'src'])
const innerAddress = /^(?:#|data:image\/(?:png|jpeg|gif|webp|avif);)/i

/** Takes scripts and everything that lies outside of the file out of a drawing. Changes the element. */
export function cleanSvg(element: Element): void {
  element.properties = cleanProperties(element.properties)
  element.children = element.children.filter(
    (child) => child.type === 'text' || (child.type === 'element' && isKept(child)),
  )
  for (const child of element.children) if (child.type === 'element') cleanSvg(child)
}

function isKept(element: Element): boolean {
  const { tagName, properties } = element
  if (dropped.test(tagName)) return false
  if (moving.test(tagName) && /href$/i.test(String(properties.attributeName ?? ''))) return false
  return tagName !== 'style' || !leadsOut(hastText(element))
}

function cleanProperties(properties: Properties): Properties {
  const kept = Object.entries(properties).flatMap(([name, value]): [string, Properties[string]][] => {
    if (/^on/i.test(name) || (name.includes(':') && !/^xml(?:ns)?:?/.test(name))) return []
    if (references.has(name)) return innerAddress.test(String(value).trim()) ? [[name, value]] : []
    if (name === 'style') return declarationsOf(String(value))
    return leadsOut(String(value)) ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}

/** Declarations as attributes: the policy of the site would forbid a style attribute where the drawing is opened alone. */
function declarationsOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [, name, value] = /^\s*([a-z][a-z-]*)\s*:\s*(.+?)\s*$/s.exec(declaration) ?? []
    return name === undefined || value === undefined || leadsOut(value) ? [] : [[name, value]]
  })
}

/** A reference to something other than a part of the drawing. */
function leadsOut(css: string): boolean {
  return /@import|javascript:/i.test(css) || /url\(\s*["']?(?!#|["']?data:image\/)/i.test(css)
}

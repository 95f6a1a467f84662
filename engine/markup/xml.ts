import type { Element, ElementContent } from 'xast'
import { toXml } from 'xast-util-to-xml'

/** Characters that no XML can hold, be it as a reference: of those, feeds and drawings do without. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** An element as XML. */
export function writeXml(element: ElementContent): string {
  const written = toXml(element, { closeEmptyElements: true, tightClose: true })
  // The library leaves this in texts, where it may only end a CDATA section; nothing here has one.
  return written.replace(forbidden, '').replaceAll(']]>', ']]&gt;')
}

/** A file of XML. */
export function xmlFile(root: Element): string {
  return `<?xml version="1.0" encoding="utf-8"?>${writeXml(root)}\n`
}

import type { Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { Heading } from '../../model/page.ts'
import { hastText } from '../hast-text.ts'
import { stringsOf } from '../report.ts'
import { walkElements } from '../walk.ts'
import { headingLevel } from './headings.ts'

/** Puts a link to itself into each heading and collects the table of contents. Runs when the texts are final. */
export function rehypeAnchors(tree: Root, file: VFile): void {
  const headings: Heading[] = []
  walkElements(tree, (element) => {
    const level = headingLevel(element)
    const { id } = element.properties
    if (!level || typeof id !== 'string') return
    const text = hastText(element).trim()
    if (level === 2 || level === 3) headings.push({ id, text, level })
    const ariaLabel = `${stringsOf(file).headingLink}: ${text}`
    element.children.push(h('a', { className: ['anchor'], href: `#${id}`, ariaLabel }))
  })
  file.data.headings = headings
}

import Slugger, { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { footnotesId, freeId } from '../../model/reserved-ids.ts'
import { hastText } from '../hast-text.ts'
import { contextOf, report, warn } from '../report.ts'
import { walkElements } from '../walk.ts'

interface HeadingElement {
  readonly element: Element
  readonly level: number
  /** Null where an id is written that cannot be one. */
  readonly explicitId: string | null | undefined
}

/** Gives headings their ids, from `{#id}` or from the text, none of which the shell has, and checks the outline. */
export function rehypeHeadings(tree: Root, file: VFile): void {
  const found: HeadingElement[] = []
  walkElements(tree, (element) => {
    const level = headingLevel(element)
    if (level) found.push({ element, level, explicitId: takeExplicitId(element, file) })
  })
  const slugger = new Slugger()
  // Written ids are taken first: an automatic one that comes before must not use them up.
  for (const { explicitId } of found) if (explicitId) slugger.occurrences[explicitId] = 0
  let above = 1
  for (const [index, { element, level, explicitId }] of found.entries()) {
    checkOutline(element, level, above, file)
    above = level
    if (explicitId === undefined) checkLanguage(element, file)
    element.properties.id = explicitId ?? slugger.slug(automaticId(element, index + 1, file))
  }
}

/** Level of an article's heading, or undefined for other elements and for the label of the footnotes. */
export function headingLevel({ tagName, properties }: Element): number | undefined {
  return /^h[1-6]$/.test(tagName) && properties.id !== footnotesId ? Number(tagName[1]) : undefined
}

function takeExplicitId(element: Element, file: VFile): string | null | undefined {
  const last = element.children.at(-1)
  const match = last?.type === 'text' ? /\s*\{#([^{}]*)\}\s*$/.exec(last.value) : null
  if (last?.type !== 'text' || !match) return undefined
  last.value = last.value.slice(0, match.index)
  const id = match[1] ?? ''
  if (/^[a-z0-9][a-z0-9-]*$/i.test(id)) return freeId(id)
  const hint = 'Use Latin letters, digits and hyphens: "{#like-this}".'
  report(file, element, `"${id}" cannot be the id of a heading.`, hint)
  return null
}

/** From the text, or from the number of the heading where the text has nothing that an id can hold. */
function automaticId(element: Element, number: number, file: VFile): string {
  const text = hastText(element).trim()
  const id = slug(text)
  if (/[\p{L}\p{N}]/u.test(id)) return freeId(id)
  const numbered = `section-${number}`
  if (text !== '') {
    const hint = `Write an id that says what it is about: "${text} {#like-this}".`
    warn(file, element, `The heading "${text}" has no letters for an id: links to it end with "#${numbered}".`, hint)
  }
  return numbered
}

/** @param above level of the heading before; the title of the page is one of level 1 */
function checkOutline(element: Element, level: number, above: number, file: VFile): void {
  const text = hastText(element).trim()
  if (text === '') report(file, element, 'A heading has no text.')
  if (level === 1) {
    report(file, element, `The heading "${text}" is of level 1.`, 'The title is in the front matter; begin with "##".')
  }
  if (level > above + 1) {
    const hint = `Write it with "${'#'.repeat(above + 1)}", one level below the heading before it.`
    report(file, element, `The heading "${text}" skips a level.`, hint)
  }
}

function checkLanguage(element: Element, file: VFile): void {
  if (contextOf(file).locale === 'en') return
  const hint = 'Repeat the id of the English heading: "## … {#english-id}".'
  report(file, element, `The heading "${hastText(element).trim()}" has no id of its own.`, hint)
}

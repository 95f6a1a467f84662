import type { Element, ElementContent, Root } from 'hast'
import type { VFile } from 'vfile'
import { footnotesId } from '../../model/reserved-ids.ts'
import { rowSign } from '../../search/index/lines.ts'
import type { ArticleSection } from '../article.ts'
import { classesOf } from '../classes.ts'
import { languageOf } from '../code/fence.ts'
import { parseCodeMeta } from '../code/meta.ts'
import { hastText } from '../hast-text.ts'
import { headingLevel } from '../links/headings.ts'
import { stringsOf } from '../report.ts'

/** A section while it is read. */
interface Draft {
  readonly id: string
  readonly heading: string
  readonly text: string[]
  readonly heads: string[]
  readonly symbols: Set<string>
  readonly rows: Set<string>
  readonly code: string[]
  readonly output: string[]
}

/** Elements after which a new word begins. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'span', 'strong', 'sub', 'sup'])

/**
 * Collects what the search index needs of each section: its prose, the names that stand in it as code, and its samples.
 * It runs before samples, formulas and diagrams become markup.
 */
export function rehypeSections(tree: Root, file: VFile): void {
  const sections = [draft('', '')]
  const { admonition, details } = stringsOf(file)
  read(tree, sections, new Set([...Object.values(admonition), details]))
  file.data.sections = sections.map(finished)
}

function draft(id: string, heading: string): Draft {
  return { id, heading, text: [], heads: [], symbols: new Set(), rows: new Set(), code: [], output: [] }
}

function read(node: Root | Element, sections: Draft[], labels: ReadonlySet<string>): void {
  for (const child of node.children) {
    if (child.type === 'text') sections.at(-1)?.text.push(child.value.replace(/\s+/g, ' '))
    if (child.type === 'element' && !isLeftOut(child, labels)) readElement(child, sections, labels)
  }
}

function readElement(element: Element, sections: Draft[], labels: ReadonlySet<string>): void {
  const { tagName, properties } = element
  const section = sections.at(-1)
  if (headingLevel(element)) sections.push(draft(String(properties.id ?? ''), oneLine(hastText(element))))
  else if (tagName === 'pre' && section) addSample(element, section)
  else if (tagName === 'tr' && section) readRow(element, section, labels)
  else {
    if (tagName === 'code') section?.symbols.add(oneLine(hastText(element)))
    section?.text.push(...(tagName === 'dt' ? ['\n', rowSign] : []))
    read(element, sections, labels)
    sections.at(-1)?.text.push(behind(tagName))
  }
}

/** What ends the text of an element. A term and what it means are one line, as a row is. */
function behind(tagName: string): string {
  if (tagName === 'dt') return ': '
  return inline.has(tagName) ? '' : '\n'
}

/** What the build wrote and no author: rows of tabs, how to repeat a probe, default titles of blocks, links back from footnotes, formulas. */
function isLeftOut(element: Element, labels: ReadonlySet<string>): boolean {
  const { role, dataFootnoteBackref, dataFootnoteRef, id } = element.properties
  const classes = classesOf(element)
  if (
    element.tagName === 'button' ||
    role === 'tablist' ||
    dataFootnoteBackref !== undefined ||
    dataFootnoteRef !== undefined
  )
    return true
  if (classes.includes('repeat')) return true
  // Drawn from other pages, which are found by themselves.
  if (classes.includes('issues') || classes.includes('issue-fact')) return true
  if (id === footnotesId || classes.includes('tab-label') || classes.includes('language-math')) return true
  const isTitle = classes.includes('admonition-title') || element.tagName === 'summary'
  return isTitle && labels.has(oneLine(hastText(element)))
}

/** Adds a row as a line that can be read: its first cell, then the others, each value once. Heads are kept apart. */
function readRow(row: Element, section: Draft, labels: ReadonlySet<string>): void {
  const cells = row.children.filter((child) => child.type === 'element')
  const [first] = cells
  if (first?.tagName === 'td') addRowNames(first, section)
  const texts = cells.map((cell) => {
    const start = section.text.length
    read(cell, [section], labels)
    return oneLine(section.text.splice(start).join('')).replace(/[.:;,]+$/, '')
  })
  if (cells.every(({ tagName }) => tagName === 'th')) {
    section.heads.push(...texts)
    return
  }
  const [name = '', ...values] = texts
  const said = [...new Set(values)].filter((text) => text !== '' && text !== '—').join(', ')
  const isPair = name !== '' && said !== ''
  section.text.push('\n', isPair ? `${rowSign}${name}${name.endsWith('?') ? '' : ':'} ${said}` : name + said, '\n')
}

/** What stands as code in the first cell of a row. */
function addRowNames(first: Element, section: Draft): void {
  for (const child of first.children) {
    if (child.type === 'element' && child.tagName === 'code') section.rows.add(oneLine(hastText(child)))
  }
}

function addSample(pre: Element, section: Draft): void {
  const code: ElementContent | undefined = pre.children[0]
  if (code?.type !== 'element') return
  const name = languageOf(code)
  if (/^(?:math|mermaid|dot)$/.test(name)) return
  const { meta } = parseCodeMeta(code.data?.meta ?? '', name)
  if (meta.title !== undefined) section.symbols.add(meta.title)
  const text = hastText(code)
  // What a program prints is what somebody will search for when it is printed: a text like any other.
  if (meta.output || name === 'text') section.output.push(text)
  else if (name === 'console') addSession(text, section)
  else section.code.push(text)
}

function addSession(text: string, section: Draft): void {
  for (const line of text.split('\n')) {
    if (/^[$>] /.test(line)) section.code.push(line.slice(2))
    else section.output.push(line)
  }
}

function finished({ id, heading, text, heads, symbols, rows, code, output }: Draft): ArticleSection {
  return {
    id,
    heading,
    text: linesOf(text.join('')),
    heads: heads.join(' '),
    symbols: [...symbols],
    rows: [...rows],
    code: linesOf(code.join('\n')),
    output: linesOf(output.join('\n')),
  }
}

/** The lines that say something, each without the space around it and with the sign of a row. */
function linesOf(text: string): string {
  const lines = text.split('\n').map((line) => (line.startsWith(rowSign) ? rowSign : '') + oneLine(line))
  return lines.filter((line) => line.trim() !== '').join('\n')
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

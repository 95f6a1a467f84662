import type { Nodes, Parents, TableCell, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Page } from '../model.ts'

/** A sentence or a cell, with the names that it is about. */
export interface Unit {
  readonly line: number
  /** Prose, with code as a placeholder, so that a number within code is none of it. */
  readonly text: string
  readonly codes: readonly string[]
  /** Names in code, of the unit itself and of the head of its row or item. */
  readonly names: readonly string[]
  /** A place that holds values and nothing else: a cell of a table, the default of an option. */
  readonly isValue: boolean
}

/** What stands for code in the text of a unit. */
export const codeSign = '\ufffc'

/** What stands for a fact that is drawn: its name says nothing about the sentence. */
export const drawnSign = '\ufffb'

/** The sentences and cells of a page. A heading is none, but it names what its section is about; samples are none either. */
export function unitsOf({ tree, bodyOffset }: Page): Unit[] {
  const units: Unit[] = []
  let section: readonly string[] = []
  for (const node of tree.children) {
    if (node.type === 'heading') section = namesIn(node)
    else units.push(...unitsIn(node, bodyOffset, section))
  }
  return units
}

function unitsIn(node: Nodes, offset: number, head: readonly string[]): Unit[] {
  if (node.type === 'tableRow') return cellsOf(node, offset, head)
  if (node.type === 'paragraph') return sentencesOf(node, offset, head, false)
  if (node.type === 'listItem' && node.children[0]?.type === 'paragraph') {
    const [first, ...others] = node.children
    return [...sentencesOf(first, offset, head, true), ...others.flatMap((child) => unitsIn(child, offset, head))]
  }
  return 'children' in node ? node.children.flatMap((child) => unitsIn(child, offset, head)) : []
}

/** The first cell names what the others are about. */
function cellsOf({ children: [first, ...rest] }: TableRow, offset: number, section: readonly string[]): Unit[] {
  const names = first ? namesIn(first) : []
  // Rows that have names of their own are not about that of the section.
  const head = names.length > 0 ? names : section
  return rest.flatMap((cell: TableCell) => {
    const sentences = sentencesOf(cell, offset, head, false)
    return sentences.length === 1 ? sentences.map((unit) => ({ ...unit, isValue: true })) : sentences
  })
}

function namesIn(node: Parents): string[] {
  return node.children.flatMap((child): string[] =>
    child.type === 'inlineCode' ? namesOf(child.value) : 'children' in child ? namesIn(child as Parents) : [],
  )
}

/** What a piece of code may name: `$.timeout(ms)` names `timeout`, and so does `.timeout()`. */
function namesOf(code: string): string[] {
  const name = /^(?:await )?[$.\w]*?(\w+)(?:\(.*\))?$/s.exec(code)?.[1]
  return name === undefined ? [] : [name]
}

/** Sentences end at a full stop, a question mark or a semicolon; what stands before " = " in an item names its default. */
function sentencesOf(node: Parents, offset: number, head: readonly string[], isItem: boolean): Unit[] {
  const parts = flat(node)
  const text = parts.map(({ value, isCode }) => (isCode ? codeSign : value)).join('')
  const codes = parts.filter(({ isCode }) => isCode).map(({ value }) => value)
  const first = parts[0]?.isCode ? namesOf(parts[0].value) : []
  const all = isItem && first.length > 0 ? first : head
  const start = (node.position?.start.line ?? 1) + offset
  let [before, used] = ['', 0]
  return text.split(/(?<=[.!?;])\s+/).map((sentence) => {
    const line = start + before.split('\n').length - 1
    before += `${sentence} `
    const count = sentence.split(codeSign).length - 1
    const own = codes.slice(used, used + count)
    used += count
    const isDefault = isItem && sentence.startsWith(`${codeSign} = `)
    return { line, text: sentence, codes: own, names: [...all, ...own.flatMap(namesOf)], isValue: isDefault }
  })
}

interface Part {
  readonly value: string
  readonly isCode: boolean
}

function flat(node: Parents): Part[] {
  return node.children.flatMap((child): Part[] => {
    if (child.type === 'inlineCode') return [{ value: child.value, isCode: true }]
    if ('children' in child) return flat(child as Parents)
    const value = child.type === 'break' ? '\n' : textOf(child)
    return [{ value: value.replaceAll(/:fact\[[^\]]*\]/g, drawnSign), isCode: false }]
  })
}

import type { Heading, InlineCode, Link, Paragraph, PhrasingContent, Table, TableCell, TableRow, Text } from 'mdast'
import { ownValue } from '../model/own-value.ts'

// Nodes of Markdown for what the build draws and no author has typed.

export function text(value: string): Text {
  return { type: 'text', value }
}

/** A name or a type as code; with a class it has the look of `:::options`. */
export function code(value: string, className?: 'name' | 'type'): InlineCode {
  return { type: 'inlineCode', value, ...(className && { data: { hProperties: { className: [className] } } }) }
}

export function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

export function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [text(value)] }
}

/** A text in an element of its own, such as one in another language. */
export function span(value: string, hProperties: object): PhrasingContent {
  return { type: 'emphasis', children: [text(value)], data: { hName: 'span', hProperties: { ...hProperties } } }
}

export function link(url: string, children: PhrasingContent[]): Link {
  return { type: 'link', url, children }
}

/** A heading that states its id, as an author would. */
export function heading(depth: Heading['depth'], children: readonly PhrasingContent[], id: string): Heading {
  return { type: 'heading', depth, children: [...children, text(` {#${id}}`)] }
}

/** Nodes with a text between them. */
export function joined(nodes: readonly PhrasingContent[], between: string): PhrasingContent[] {
  return nodes.flatMap((node, index) => (index > 0 ? [text(between), node] : [node]))
}

/** A text with nodes in the places of its `{names}`. */
export function filled(sentence: string, nodes: Readonly<Record<string, PhrasingContent>>): PhrasingContent[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? text(part) : (ownValue(nodes, part) ?? text(''))))
}

/** A cell; the class is that of `:::options`: `default` for what is used where nothing is given. */
export function cell(children: PhrasingContent[], className?: 'default'): TableCell {
  return { type: 'tableCell', children, ...(className && { data: { hProperties: { className: [className] } } }) }
}

/** A row of cells, or of what stands in them; with attributes, such as the id that it can be linked by. */
export function row(cells: readonly (TableCell | PhrasingContent[])[], hProperties?: object): TableRow {
  const children = cells.map((one) => (Array.isArray(one) ? cell(one) : one))
  return { type: 'tableRow', children, ...(hProperties && { data: { hProperties: { ...hProperties } } }) }
}

export function table(heads: readonly string[], rows: readonly TableRow[]): Table {
  return { type: 'table', children: [row(heads.map((head) => [text(head)])), ...rows] }
}

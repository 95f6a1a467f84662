import { escapeAttribute, escapeText } from '../../engine/markup/escape.ts'
import type { Path } from '../../engine/model/route.ts'
import type { SidebarNode } from '../../engine/shell/sidebar-data.ts'
import type { Part } from './parts.ts'

/** The contents of a book: its parts, the groups in them, and every chapter. */
export function bookContents(parts: readonly Part[], chapters: ReadonlyMap<Path, string>): string {
  return list(parts.flatMap(({ title, nodes }) => groupOrPages(title, nodes, chapters)))
}

/** A group is an entry of its own; pages beside the groups are gathered below the title of their part. */
function groupOrPages(title: string, nodes: readonly SidebarNode[], chapters: ReadonlyMap<Path, string>): string[] {
  if (nodes.some(({ type }) => type === 'group')) return nodes.map((node) => entry(node, chapters))
  return [`<li>${escapeText(title)}${list(nodes.map((node) => entry(node, chapters)))}</li>`]
}

function entry(node: SidebarNode, chapters: ReadonlyMap<Path, string>): string {
  const id = node.path === undefined ? undefined : chapters.get(node.path)
  const title = escapeText(node.title)
  const line = id === undefined ? title : `<a href="#${escapeAttribute(encodeURI(id))}">${title}</a>`
  const below = node.type === 'group' ? list(node.items.map((item) => entry(item, chapters))) : ''
  return `<li>${line}${below}</li>`
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? '' : `<ol>${entries.join('')}</ol>`
}

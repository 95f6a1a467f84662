import type { Definition, Link, LinkReference, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { contextOf, type Positioned, report } from '../report.ts'
import { walkMarkdown } from '../walk.ts'
import { noteLink } from './note-link.ts'
import { resolveLink } from './resolve-link.ts'
import { tabProblems } from './tab-choices.ts'

interface LinkNode {
  readonly node: Link | LinkReference
  readonly place: Positioned
}

/** Resolves where links lead, marks those that leave the site and collects all of them. */
export function remarkLinks(tree: Root, file: VFile): void {
  const definitions = new Map<string, Definition>()
  const found: LinkNode[] = []
  walkMarkdown(tree, (node, _index, parent) => {
    // Addresses that the parser found in the middle of a text have no place of their own.
    if (node.type === 'link' || node.type === 'linkReference')
      found.push({ node, place: node.position ? node : parent })
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  for (const { node, place } of found) {
    const url = node.type === 'link' ? node.url : definitions.get(node.identifier)?.url
    if (url !== undefined) readLink(node, place, url, file)
  }
}

function readLink(node: Link | LinkReference, place: Positioned, url: string, file: VFile): void {
  if (textOf(node).trim() === '') report(file, place, `The link to "${url}" has no text.`)
  const resolved = resolveLink(url, contextOf(file))
  if ('problem' in resolved) {
    report(file, place, resolved.problem, resolved.hint)
    node.data = { ...node.data, hProperties: { href: undefined } }
    return
  }
  const { kind } = resolved
  const href = noteLink(url, resolved, place, file)
  if (kind !== 'external') {
    const { tabGroups } = contextOf(file)
    for (const { problem, hint } of tabProblems(url, tabGroups)) report(file, place, problem, hint)
  }
  const leaves = kind === 'external' && /^https?:/i.test(url)
  const properties = { ...(href ? { href } : {}), ...(leaves ? { className: ['external'], rel: ['noopener'] } : {}) }
  node.data = { ...node.data, hProperties: properties }
}

import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { hastText } from '../../../engine/markdown/hast-text.ts'
import { noteLink } from '../../../engine/markdown/links/note-link.ts'
import { resolveLink } from '../../../engine/markdown/links/resolve-link.ts'
import { contextOf, dataOf } from '../../../engine/markdown/report.ts'
import { ownValue } from '../../../engine/model/own-value.ts'
import { fileStem, hrefOf, pathOf } from '../../../engine/model/route.ts'
import { nameIn } from '../names.ts'

const closed = new Set(['a', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'button'])

/** Links a name of the tool to where it is described: once a page, the first time that it stands in the text. */
export function rehypeApiLinks(tree: Root, file: VFile): void {
  const { reference } = dataOf(file)
  if (!reference) return
  const names = new Set<string>()
  const seen = new Set<string>()
  visit(tree, 'element', (element, index, parent) => {
    if (closed.has(element.tagName)) return SKIP
    const found = describedName(element, reference)
    if (!found || !parent || index === undefined || seen.has(found.url)) return
    seen.add(found.url)
    const link = linkTo(found.url, found.name, element, file)
    if (!link) return
    parent.children[index] = link
    names.add(found.name)
    return SKIP
  })
  if (names.size > 0) file.data.names = [...names]
}

function describedName(
  element: Element,
  reference: Readonly<Record<string, string>>,
): { name: string; url: string } | undefined {
  // Options and types of a reference table have a class, and links of their own kind.
  const isPlain = element.tagName === 'code' && element.properties.className === undefined
  const name = isPlain ? nameIn(hastText(element)) : undefined
  const url = name === undefined ? undefined : ownValue(reference, name)
  return name !== undefined && url !== undefined ? { name, url } : undefined
}

/** A link to where a name is described; undefined where that is this page itself. */
export function linkTo(url: string, name: string, code: Element, file: VFile): Element | undefined {
  const context = contextOf(file)
  const { pageUrl, siteUrl, base } = context
  const own = pathOf(pageUrl.slice(siteUrl.length), base) ?? '/'
  const resolved = resolveLink(url, context)
  if ('problem' in resolved || resolved.path === own) return undefined
  const href = noteLink(url, resolved, code, file)
  const dataTooltip = `${hrefOf(`/${fileStem(own)}.names.json`, base)}#${name}`
  const properties = { className: ['api'], href, dataTooltip }
  return { type: 'element', tagName: 'a', properties, children: [code], position: code.position }
}

import type { BlockContent, Nodes, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { ownValue } from '../../model/own-value.ts'
import { partNamed } from '../article-part.ts'
import { admonitionKinds } from '../blocks/admonition.ts'
import { titled } from '../blocks/block.ts'
import type { ContainerDirective } from '../directive.ts'
import { inlineMarkdown } from '../inline-markdown.ts'
import { paragraph, strong, text } from '../nodes.ts'
import { partsOf, stringsOf } from '../report.ts'

/** Writes nodes without what only this site understands; one may become several, or none. */
export type Plain = (node: Nodes) => Nodes[]

/** A block written out: remarks as quotations, tabs one after the other. */
export function plainBlock(node: ContainerDirective, plain: Plain, file: VFile): Nodes[] {
  const { name } = node
  const { admonition, details, pair } = stringsOf(file)
  const { title, body } = titled(node)
  const inside = body.children.flatMap(plain)
  const words = title?.children.flatMap(plain) as PhrasingContent[] | undefined
  const kind = ownValue(admonitionKinds, name)
  if (kind) return quotation([text(admonition[kind] + (title?.children.length ? ': ' : '')), ...(words ?? [])], inside)
  if (name === 'details') return quotation(words ?? [text(details)], inside)
  if (name === 'tab') return [...label(words), ...inside]
  if (name === 'before' || name === 'after') return [...label(words ?? [text(pair[name])]), ...inside]
  if (name === 'pair') return [...pairHead(words, node.attributes?.differs, file), ...inside]
  const head = partNamed(partsOf(file), 'plainHeads', name)
  return head ? [...head(node, file), ...inside] : inside
}

/** A heading, and why the sides are not the same. */
function pairHead(title: PhrasingContent[] = [], reason: string | null | undefined, file: VFile): Nodes[] {
  const said = [strong(stringsOf(file).pair.differs), text(' '), ...inlineMarkdown(reason ?? '')]
  return [
    ...(title.length > 0 ? [{ type: 'heading' as const, depth: 3 as const, children: title }] : []),
    ...(reason ? [paragraph(said)] : []),
  ]
}

/** `> **Warning: title**`, and the text of the block below it. */
function quotation(title: PhrasingContent[], inside: Nodes[]): Nodes[] {
  return [{ type: 'blockquote', children: [...label(title), ...inside] as BlockContent[] }]
}

function label(children: PhrasingContent[] = []): Nodes[] {
  return children.length === 0 ? [] : [paragraph([{ type: 'strong', children }])]
}

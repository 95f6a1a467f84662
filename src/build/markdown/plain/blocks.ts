import type { BlockContent, Nodes, Paragraph, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { admonitionKinds } from '../blocks/admonition.ts'
import type { ContainerDirective } from '../blocks/block.ts'
import { factWords } from '../issues/words.ts'
import { paragraph, strong, text } from '../nodes.ts'
import { stringsOf } from '../report.ts'
import { inlineMarkdown } from '../text/inline-markdown.ts'
import type { Plain } from './plain.ts'
import { plainSignature, plainTable } from './reference.ts'

/** A block written out: remarks as quotations, tabs one after the other, tables of options as tables. */
export function plainBlock(node: ContainerDirective, plain: Plain, file: VFile): Nodes[] {
  const { name } = node
  const { admonition, details } = stringsOf(file)
  const kind = admonitionKinds[name]
  if (kind) return quotation(node, [admonition[kind], ': '], plain)
  if (name === 'details') return quotation(node, [titleOf(node) ? '' : details, ''], plain)
  if (name === 'tab') return [...label(titleOf(node)?.children ?? [], plain), ...bodyOf(node).flatMap(plain)]
  if (name === 'pair') return plainPair(node, plain, file)
  if (name === 'before' || name === 'after') {
    const named = titleOf(node)?.children ?? [text(stringsOf(file).pair[name])]
    return [...label(named, plain), ...bodyOf(node).flatMap(plain)]
  }
  if (name === 'signature') return plainSignature(node)
  if (name === 'issue') return [...facts(node, file), ...bodyOf(node).flatMap(plain)]
  if (name === 'options' || name === 'fields') return plainTable(node, plain, file)
  return bodyOf(node).flatMap(plain)
}

/** The facts of an entry as a list. */
function facts({ data }: ContainerDirective, file: VFile): Nodes[] {
  const { on, severity, repaired, affects } = stringsOf(file).issues
  const words = data?.issue && factWords(data.issue, stringsOf(file))
  if (!words) return []
  const pairs = [`${severity}: ${words.severity}`, `${on}: ${words.on}`, `${repaired}: ${words.repaired}`]
  return [paragraph([text(`${pairs.join('; ')}. ${affects}:`)])]
}

/** A heading, why the sides are not the same, and the sides one after the other. */
function plainPair(node: ContainerDirective, plain: Plain, file: VFile): Nodes[] {
  const title = (titleOf(node)?.children ?? []).flatMap(plain) as PhrasingContent[]
  const reason = node.attributes?.differs
  const said = [strong(stringsOf(file).pair.differs), text(' '), ...inlineMarkdown(reason ?? '')]
  return [
    ...(title.length > 0 ? [{ type: 'heading' as const, depth: 3 as const, children: title }] : []),
    ...(reason ? [paragraph(said)] : []),
    ...bodyOf(node).flatMap(plain),
  ]
}

/** `> **Warning: title**`, and the text of the block below it. */
function quotation(node: ContainerDirective, [kind, between]: [string, string], plain: Plain): Nodes[] {
  const title = titleOf(node)?.children ?? []
  const before = text(title.length > 0 ? kind + between : kind)
  const children = [...label(before.value === '' ? title : [before, ...title], plain), ...bodyOf(node).flatMap(plain)]
  return [{ type: 'blockquote', children: children as BlockContent[] }]
}

function label(children: readonly PhrasingContent[], plain: Plain): Nodes[] {
  const content = children.flatMap(plain) as PhrasingContent[]
  return content.length === 0 ? [] : [paragraph([{ type: 'strong', children: content }])]
}

function titleOf({ children: [first] }: ContainerDirective): Paragraph | undefined {
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
}

function bodyOf(node: ContainerDirective): ContainerDirective['children'] {
  return titleOf(node) ? node.children.slice(1) : node.children
}

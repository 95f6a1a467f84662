import type { ListItem } from 'mdast'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { suggestion } from '../../model/nearest.ts'
import type { Block, ContainerDirective } from '../directive.ts'
import { report } from '../report.ts'

/**
 * Teaches the parser `:::blocks`. The text and leaf forms of directives stay plain text: a colon in prose is a colon, so
 * the parser never sees them and nothing has to be restored.
 */
export function remarkBlocks(this: Processor): void {
  const data = this.data()
  const before = data.micromarkExtensions?.length ?? 0
  remarkDirective.call(this)
  const extension = data.micromarkExtensions?.[before]
  const flow = extension?.flow?.[58]
  const container = Array.isArray(flow) ? flow.find((construct) => construct.concrete) : undefined
  if (!extension || !container) throw new Error('remark-directive no longer has the syntax that this plugin narrows')
  data.micromarkExtensions?.splice(before, 1, { flow: { 58: container } })
}

/** Reads a block, and reports a missing end and attributes that are not allowed. */
export function openBlock(node: ContainerDirective, file: VFile, allowed: readonly string[] = []): Block {
  if (!isClosed(node, String(file))) {
    const hint = 'Close it with as many colons as it begins with; an outer block needs more than the blocks inside it.'
    report(file, node, `The block ":::${node.name}" is not closed.`, hint)
  }
  return { node, ...titled(node), attributes: attributesOf(node, allowed, file) }
}

/** The title of a block, and what stands below it. */
export function titled(node: ContainerDirective): Pick<Block, 'title' | 'body'> {
  const [first, ...rest] = node.children
  const title = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  return { title, body: title ? { ...node, children: rest } : node }
}

function attributesOf(node: ContainerDirective, allowed: readonly string[], file: VFile): Block['attributes'] {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (allowed.includes(name)) found[name] = value ?? ''
    else {
      const hint = allowed.length > 0 ? suggestion(name, allowed) : `Blocks ":::${node.name}" take no attributes.`
      report(file, node, `Unknown attribute "${name}" of the block ":::${node.name}".`, hint)
    }
  }
  return found
}

/** Reports a block with nothing in it. */
export function checkFilled(block: Block, file: VFile): void {
  if (block.body.children.length === 0) report(file, block.node, `The block ":::${block.node.name}" is empty.`)
}

/** The items of a block that holds one list; none where it holds anything else, which is reported. */
export function onlyList(block: ContainerDirective, what: string, form: string, file: VFile): ListItem[] {
  const [list, ...others] = block.children
  if (list?.type === 'list' && others.length === 0) return list.children
  report(file, block, `The block ":::${block.name}" holds one ${what} and nothing else.`, form)
  return []
}

/** Whether the last line of a block is its closing fence; the parser also ends a block at the end of what holds it. */
function isClosed(node: ContainerDirective, source: string): boolean {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return true
  const opening = /^:+/.exec(source.slice(start.offset, end.offset))?.[0].length ?? 3
  const last = source.slice(source.lastIndexOf('\n', end.offset - 1) + 1, end.offset)
  const closing = /^[\s>]*(:{3,})\s*$/.exec(last)?.[1]?.length ?? 0
  return end.line > start.line && closing >= opening
}

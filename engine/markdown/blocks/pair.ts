import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { Block, ContainerDirective, State } from '../directive.ts'
import { inlineMarkdown } from '../inline-markdown.ts'
import { report, stringsOf } from '../report.ts'
import { checkFilled, openBlock } from './block.ts'

type Child = ContainerDirective['children'][number]

const form = 'Write "::::pair[What it is about]{#id}", in it a ":::before" and then an ":::after".'

/**
 * `::::pair[What it is about]{#id differs="reason"}` with `:::before` and `:::after`: the same thing done with another
 * tool and with this one. The label is a heading.
 */
export function pair(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file, ['id', 'differs'])
  const { id, differs } = block.attributes
  if (!block.title) report(file, node, 'A pair has no label.', form)
  const found = block.body.children.map((child) => ('name' in child ? child.name : child.type))
  if (found.join() !== 'before,after') report(file, node, 'A pair holds two blocks and nothing else.', form)
  const sides = block.body.children.flatMap((child) =>
    child.type === 'containerDirective' ? [side(openBlock(child, file), state, file)] : [],
  )
  const element = h('section', { className: ['pair'] }, [
    // Where headings look for their ids.
    ...(block.title ? [heading(state.all(block.title), id)] : []),
    ...(differs ? [h('p', { className: ['pair-differs'] }, difference(differs, state, file))] : []),
    h('div', { className: ['pair-sides'] }, sides),
  ])
  if (block.title) state.patch(block.title, element.children[0] as Element)
  return element
}

function heading(label: readonly ElementContent[], id: string | undefined): Element {
  return h('h3', [...label, { type: 'text', value: id === undefined ? '' : ` {#${id}}` }])
}

function difference(reason: string, state: State, file: VFile): ElementContent[] {
  const words = state.all({ type: 'paragraph', children: inlineMarkdown(reason) })
  return [h('strong', stringsOf(file).pair.differs), { type: 'text', value: ' ' }, ...words]
}

/** Half a page is narrow: lines of samples wrap, so that the ends of both sides are in sight. What a terminal prints has columns. */
function wrapped(child: Child): Child {
  if (child.type !== 'code' || child.lang === 'console' || /(?:^| )wrap(?: |$)/.test(child.meta ?? '')) return child
  return { ...child, meta: `${child.meta ?? ''} wrap`.trim() }
}

function side(block: Block, state: State, file: VFile): Element {
  const { name } = block.node
  checkFilled(block, file)
  const own = name === 'before' || name === 'after' ? stringsOf(file).pair[name] : name
  const label = h('p', { className: ['pair-label'] }, block.title ? state.all(block.title) : own)
  const body = { ...block.body, children: block.body.children.map(wrapped) }
  const element = h('div', { className: ['pair-side'] }, label, state.all(body))
  state.patch(block.node, element)
  return element
}

import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Link, LinkReference, ListItem, Paragraph, PhrasingContent } from 'mdast'
import type { VFile } from 'vfile'
import { classesOf } from '../classes.ts'
import type { ContainerDirective, State } from '../directive.ts'
import { report } from '../report.ts'
import { onlyList, openBlock } from './block.ts'

/**
 * `:::cards`: a list of links, each with a text after a colon. With `{facts}`, as the indexes of groups have them, what stands
 * emphasized at the end of the text has a line of its own.
 */
export function cards(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const block = openBlock(node, file, ['facts'])
  const hasFacts = block.attributes.facts !== undefined
  if (block.title) report(file, block.title, 'The block ":::cards" takes no title.', 'Write a heading before it.')
  const items = onlyList(block.body, 'list of links', form, file)
  const links = items.map((item) => card(state, item, file, hasFacts))
  return h('ul', { className: ['cards'] }, links)
}

const form = 'Write each card as "- [Title](/docs/route): text".'

function card(state: State, item: ListItem, file: VFile, hasFacts: boolean): Element {
  const [paragraph] = item.children
  const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || !isLink(link) || item.children.length > 1) {
    report(file, item, 'A card is a link and, after a colon, its text.', form)
    return h('li', state.all(item))
  }
  const { text, facts } = apart(cardText(paragraph, file), hasFacts)
  const [anchor] = state.all({ ...paragraph, children: [link] })
  if (anchor?.type !== 'element') return h('li', state.all(item))
  anchor.properties.className = ['card', ...classesOf(anchor)]
  anchor.children = [h('span', { className: ['card-title'] }, anchor.children)]
  for (const [name, children] of Object.entries({ 'card-text': text, 'card-facts': facts })) {
    if (children.length === 0) continue
    // The space parts their words for whoever reads them as one text: the search, and what is copied.
    const part = h('span', { className: [name] }, state.all({ ...paragraph, children }))
    anchor.children.push({ type: 'text', value: ' ' }, part)
  }
  return h('li', anchor)
}

function apart(text: PhrasingContent[], hasFacts: boolean): Record<'text' | 'facts', PhrasingContent[]> {
  const last = text.at(-1)
  if (!hasFacts || last?.type !== 'emphasis') return { text, facts: [] }
  return { text: text.slice(0, -1), facts: last.children }
}

/** What follows the link, without the colon. It lies inside the card's own link, so it may hold no other. */
function cardText({ children }: Paragraph, file: VFile): PhrasingContent[] {
  const [, first, ...rest] = children
  if (!first) return []
  const colon = first.type === 'text' ? /^:\s+/.exec(first.value) : null
  if (first.type !== 'text' || !colon) {
    report(file, first, 'The text of a card stands after a colon and a space.', form)
    return []
  }
  const inner = rest.find(isLink)
  if (inner) report(file, inner, 'The text of a card holds another link.', 'The whole card is one link already.')
  return [{ ...first, value: first.value.slice(colon[0].length) }, ...rest]
}

function isLink(node: PhrasingContent | undefined): node is Link | LinkReference {
  return node?.type === 'link' || node?.type === 'linkReference'
}

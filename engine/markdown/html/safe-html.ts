import type { Element, ElementContent, Root, RootContent } from 'hast'
import { h } from 'hastscript'
import { pairedTags, voidTags } from '../../markup/safe-tags.ts'
import { ownValue } from '../../model/own-value.ts'

const paired = pairedTags.join('|')
const openingTag = new RegExp(`^<(${paired})\\s*>$`, 'i')
const openingAbbr = /^<abbr\s+title=(?:"([^"]*)"|'([^']*)')\s*>$/i
const closingTag = new RegExp(`^</(${paired}|abbr)\\s*>$`, 'i')
const voidTag = new RegExp(`^<(${voidTags.join('|')})\\s*/?>$`, 'i')
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * Turns the few tags that authors may write into elements. Every other tag prints as typed, a tag without its partner
 * too; comments go.
 */
export function rehypeSafeHtml(parent: Root | Element): void {
  for (const child of parent.children) if (child.type === 'element') rehypeSafeHtml(child)
  if (parent.children.some((child) => child.type === 'raw')) parent.children = pairTags(parent.children)
  // A paragraph that held nothing but a comment.
  parent.children = parent.children.filter((child) => !isBlank(child)) as ElementContent[]
}

function isBlank(node: RootContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'p') return false
  return node.children.every((child) => child.type === 'text' && child.value.trim() === '')
}

function pairTags(children: readonly RootContent[]): ElementContent[] {
  let out: ElementContent[] = []
  let open: { at: number; element: Element }[] = []
  for (const child of children as readonly ElementContent[]) {
    if (child.type !== 'raw') {
      out.push(child)
      continue
    }
    const { value, position } = child
    if (value.startsWith('<!--')) continue
    const single = voidTag.exec(value)?.[1]
    const element = openedBy(value)
    const closed = closingTag.exec(value)?.[1]?.toLowerCase()
    const match = closed ? open.findLastIndex((entry) => entry.element.tagName === closed) : -1
    const partner = open[match]
    if (single) out.push(h(single.toLowerCase()))
    else if (partner) {
      out = [...out.slice(0, partner.at), { ...partner.element, children: out.slice(partner.at + 1) }]
      open = open.slice(0, match)
    } else {
      if (element) open.push({ at: out.length, element })
      out.push({ type: 'text', value, position })
    }
  }
  return out
}

function openedBy(tag: string): Element | undefined {
  const name = openingTag.exec(tag)?.[1]
  if (name) return h(name.toLowerCase())
  const abbr = openingAbbr.exec(tag)
  if (!abbr) return undefined
  const title = (abbr[1] ?? abbr[2] ?? '').replace(
    /&(\w+|#39);/g,
    (typed, key: string) => ownValue(entities, key) ?? typed,
  )
  return h('abbr', { title })
}

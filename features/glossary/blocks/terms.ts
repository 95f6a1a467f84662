import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { contextOf, dataOf } from '../../../engine/markdown/report.ts'
import { walkElements } from '../../../engine/markdown/walk.ts'
import type { LocaleCode } from '../../../engine/model/locale.ts'
import { remembered } from '../../../engine/model/remembered.ts'
import type { SourceState } from '../../../engine/read/source-state.ts'
import { linkTo } from '../../api-reference/blocks/api-links.ts'
import { glossaryIn, glossaryRoute, termPrefix } from '../glossary.ts'
import { compile } from '../terms/terms.ts'

/** A term that texts of a language may mention. */
interface Findable {
  readonly id: string
  readonly see: string
  readonly find: RegExp
}

const prose = new Set(['p', 'li'])

/** Links a term of the glossary to its entry: once a page, the first time that it stands in the text. */
export function rehypeTerms(tree: Root, file: VFile): void {
  const { glossary } = dataOf(file)
  const { locale, pageUrl } = contextOf(file)
  if (!glossary || pageUrl.endsWith(glossaryRoute)) return
  // What the page itself explains needs no other place.
  const open = new Map(
    findable(glossary, locale).flatMap((term) => (pageUrl.endsWith(term.see) ? [] : [[term.id, term] as const])),
  )
  const found: string[] = []
  walkElements(tree, (element) => {
    // Text of its own alone: what is linked, marked or code stays as it is. What has a class, such as a title, is laid out by it.
    if (!prose.has(element.tagName) || element.properties.className !== undefined || open.size === 0) return
    element.children = element.children.flatMap((child) =>
      child.type === 'text' ? linked(child.value, element, open, found, file) : [child],
    )
  })
  if (found.length > 0) file.data.names = [...(file.data.names ?? []), ...found.map((id) => termPrefix + id)]
}

const known = new Map<string, readonly Findable[]>()

function findable(state: SourceState, locale: LocaleCode): readonly Findable[] {
  return remembered(known, `${locale} ${state.hash}`, () =>
    glossaryIn(state).flatMap(({ id, see, finds }) => {
      const find = finds?.[locale]
      return find ? [{ id, see, find: compile({ find }) }] : []
    }),
  )
}

/** A text with links at the first mentions of terms that are still open. */
function linked(
  text: string,
  place: Element,
  open: Map<string, Findable>,
  found: string[],
  file: VFile,
): ElementContent[] {
  const first = firstMention(text, open)
  const link = first && linkOf(first, place, file)
  if (!first || !link) return [{ type: 'text', value: text }]
  open.delete(first.id)
  found.push(first.id)
  const [before, after] = [text.slice(0, first.start), text.slice(first.start + first.word.length)]
  const head: ElementContent[] = before === '' ? [] : [{ type: 'text', value: before }]
  return [...head, link, ...(after === '' ? [] : linked(after, place, open, found, file))]
}

interface Mention {
  readonly id: string
  readonly word: string
  readonly start: number
}

function firstMention(text: string, open: ReadonlyMap<string, Findable>): Mention | undefined {
  const mentions = [...open.values()].flatMap(({ id, find }): Mention[] => {
    find.lastIndex = 0
    const match = find.exec(text)
    return match ? [{ id, word: match[0], start: match.index }] : []
  })
  return mentions.sort((a, b) => a.start - b.start || b.word.length - a.word.length)[0]
}

function linkOf({ id, word }: Mention, { position }: Element, file: VFile): Element | undefined {
  return linkTo(`${glossaryRoute}#${id}`, termPrefix + id, { ...h('span', word), position }, file)
}

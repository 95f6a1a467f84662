import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { formatDay } from '../../../model/locale.ts'
import { historyStrings } from '../../../strings/history-strings.ts'
import { plural } from '../../../strings/plural.ts'
import { subjectsLanguage } from '../../history/language.ts'
import type { RecentChange } from '../../history/recent-changes.ts'
import { attributesOf, type ContainerDirective, openBlock } from '../blocks/block.ts'
import { joined, link, paragraph, strong, text } from '../nodes.ts'
import { contextOf } from '../report.ts'
import { replaceNodes } from '../walk.ts'

/** Most pages that a change names. */
const named = 4

/** Writes `:::recent-changes` as Markdown, so that its links are checked and the plain page has it. */
export function remarkRecentChanges(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    replaceNodes(tree, (node) =>
      node.type === 'containerDirective' && node.name === 'recent-changes' ? changesByDay(node, file) : undefined,
    )
}

function changesByDay(node: ContainerDirective, file: VFile): RootContent[] {
  attributesOf(openBlock(node, file), [], file)
  const { changes = [], locale } = contextOf(file)
  const strings = historyStrings[locale]
  if (changes.length === 0) return [paragraph([text(strings.unknown)])]
  const days = [...new Set(changes.map(({ day }) => day))]
  return days.flatMap((day): RootContent[] => {
    const title = formatDay(day, { htmlLang: locale, calendar: 'gregory' })
    const items = changes.filter((change) => change.day === day).map((change) => item(change, locale))
    return [paragraph([strong(title)]), { type: 'list', ordered: false, spread: false, children: items }]
  })
}

function item({ id, subject, pages }: RecentChange, locale: keyof typeof historyStrings): ListItem {
  const links = pages.slice(0, named).map(({ title, route }) => link(route, [text(title)]))
  const rest = pages.length - named
  const more = rest > 0 ? [text(` ${plural(rest, historyStrings[locale].morePages, locale)}`)] : []
  const hProperties = subjectsLanguage({ htmlLang: locale })
  const words: PhrasingContent = { type: 'emphasis', children: [text(subject)], data: { hName: 'span', hProperties } }
  const children: PhrasingContent[] = [words, text(' — '), ...joined(links, ', '), ...more]
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id: `change-${id}` } },
    children: [paragraph(children)],
  }
}

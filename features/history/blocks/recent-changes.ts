import type { ListItem, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { plural } from '../../../engine/labels/plural.ts'
import type { Block } from '../../../engine/markdown/directive.ts'
import { joined, link, paragraph, span, strong, text } from '../../../engine/markdown/nodes.ts'
import { contextOf, dataOf, labelsOf } from '../../../engine/markdown/report.ts'
import { formatDay, type LocaleCode } from '../../../engine/model/locale.ts'
import type { HistoryStrings } from '../labels/en.ts'
import type { RecentChange } from '../recent-changes.ts'
import { historyStrings } from '../strings.ts'

/** Most pages that a change names. */
const named = 4

/** `:::recent-changes`: the latest changes of the documentation, by days. */
export function changesByDay(_: Block, file: VFile): RootContent[] {
  const { changes = [] } = dataOf(file)
  const { locale } = contextOf(file)
  const strings = labelsOf(file, historyStrings)
  if (changes.length === 0) return [paragraph([text(strings.unknown)])]
  const days = [...new Set(changes.map(({ day }) => day))]
  return days.flatMap((day): RootContent[] => {
    const title = formatDay(day, { htmlLang: locale, calendar: 'gregory' })
    const items = changes.filter((change) => change.day === day).map((change) => item(change, strings, locale))
    return [paragraph([strong(title)]), { type: 'list', ordered: false, spread: false, children: items }]
  })
}

function item({ id, subject, pages }: RecentChange, strings: HistoryStrings, locale: LocaleCode): ListItem {
  const links = pages.slice(0, named).map(({ title, route }) => link(route, [text(title)]))
  const rest = pages.length - named
  const more = rest > 0 ? [text(` ${plural(rest, strings.morePages, locale)}`)] : []
  // Subjects of commits are English on every page: `lang` tells screen readers.
  const words = span(subject, locale === 'en' ? {} : { lang: 'en' })
  const children = [words, text(' — '), ...joined(links, ', '), ...more]
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id: `change-${id}` } },
    children: [paragraph(children)],
  }
}

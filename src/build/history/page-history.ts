import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { formatDay, type Locale } from '../../model/locale.ts'
import { historyStrings } from '../../strings/history-strings.ts'
import { plural } from '../../strings/plural.ts'
import { subjectsLanguage } from './language.ts'
import type { OwnChange } from './own-changes.ts'

/** Most changes on a page: the newest say what is different now. */
const shown = 8

/** What stands at the foot of an article, closed: its changes in the words of who made them. Empty without history. */
export function pageHistory(changes: readonly OwnChange[], locale: Locale): string {
  if (changes.length === 0) return ''
  const { pageHistory: title, earlier } = historyStrings[locale.code]
  const lang = subjectsLanguage(locale)
  const items = changes.slice(0, shown).map(({ day, subject }) => {
    const date = h('time', { dateTime: day }, formatDay(day, locale, { dateStyle: 'medium' }))
    return h('li', [date, ' ', h('span', lang, subject)])
  })
  const rest = changes.length - shown
  const more = rest > 0 ? [h('p', plural(rest, earlier, locale.htmlLang))] : []
  const body = h('div', { className: ['details-body'] }, [h('ul', items), ...more])
  return toHtml(h('details', { className: ['details', 'history'], id: 'page-history' }, [h('summary', title), body]))
}

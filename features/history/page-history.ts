import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { historyStrings } from '../../engine/labels/history-strings.ts'
import { plural } from '../../engine/labels/plural.ts'
import { formatDay, type Locale } from '../../engine/model/locale.ts'
import { pageHistoryId } from '../../engine/model/shell-ids.ts'
import { subjectsLanguage } from './language.ts'
import type { OwnChange } from './own-changes.ts'

/** Most changes on a page: the newest say what is different now, and a page has few bytes for them. */
const shown = 2

/**
 * What stands at the foot of an article, closed: its changes in the words of who made them. Empty without history.
 * @param all address of all its changes, where the project has one
 */
export function pageHistory(changes: readonly OwnChange[], locale: Locale, all?: string): string {
  if (changes.length === 0) return ''
  const { pageHistory: title, earlier } = historyStrings[locale.code]
  const newest = changes.slice(0, shown)
  const days = [...new Set(newest.map(({ day }) => day))].flatMap((day) => [
    h('p', h('time', { dateTime: day }, formatDay(day, locale))),
    h(
      'ul',
      subjectsLanguage(locale),
      newest.filter((change) => change.day === day).map(({ subject }) => h('li', subject)),
    ),
  ])
  const rest = changes.length - newest.length
  const more = rest > 0 ? [h('p', moreChanges(plural(rest, earlier, locale.htmlLang), all))] : []
  const body = h('div', { className: ['details-body'] }, [...days, ...more])
  return toHtml(h('details', { className: ['details', 'history'], id: pageHistoryId }, [h('summary', title), body]))
}

function moreChanges(text: string, all: string | undefined): Element | string {
  return all === undefined ? text : h('a', { href: all, className: ['external'], rel: ['noopener'] }, text)
}

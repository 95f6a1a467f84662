import type { ResolvedConfig } from '../../../engine/config/site-config.ts'
import { inLanguage } from '../../../engine/model/in-language.ts'
import type { Locale } from '../../../engine/model/locale.ts'
import type { KnownMessage } from '../../../engine/model/messages/known-message.ts'
import { messagesFileOf } from '../../../engine/model/messages/known-message.ts'
import { localizedPath, type Path } from '../../../engine/model/route.ts'
import { type Messages, messagesIn, nameIn, routeOf } from '../messages.ts'
import { referenceStateOf } from '../reference-state.ts'

/** The messages of each language for the browser, which looks up what a reader has pasted; none without messages. */
export function messagesFiles(root: string, { locales }: ResolvedConfig): ReadonlyMap<string, string> {
  const state = referenceStateOf(root)
  const messages = state && messagesIn(state)
  if (!messages) return new Map()
  return new Map(locales.map((locale) => [messagesFileOf(locale.code), JSON.stringify(knownIn(messages, locale))]))
}

function knownIn({ messages, groups, pages }: Messages, locale: Locale): KnownMessage[] {
  const { code } = locale
  const inLocale = (route: string): Path => localizedPath(route as Path, locale)
  const withPaths = (line: string) => line.replace(/\]\((\/[^)]*)\)/g, (_, route) => `](${inLocale(route)})`)
  return Object.entries(messages).map(([id, { message, pattern, weak, cause, cure, page, group }]) => ({
    id,
    message,
    pattern,
    weak,
    cause: withPaths(inLanguage(cause, code)),
    cure: withPaths(inLanguage(cure, code)),
    entry: inLocale(`${groups[group]?.page}#${id}`),
    entryPage: nameIn(groups[group], code),
    page: inLocale(page),
    pageName: nameIn(pages[routeOf(page)], code),
  }))
}

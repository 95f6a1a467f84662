import type { ApiTooltip } from '../../engine/model/api-tooltip.ts'
import { inLanguage } from '../../engine/model/in-language.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { termPrefix } from './glossary.ts'
import type { GlossaryEntry } from './terms/terms.ts'

/** What a reader sees of each linked term without leaving the page. @param names of an article, those of the tool among them */
export function termTooltips(
  entries: readonly GlossaryEntry[],
  names: readonly string[],
  locale: LocaleCode,
): Readonly<Record<string, ApiTooltip>> {
  const wanted = new Set(names)
  return Object.fromEntries(
    entries
      .filter(({ id }) => wanted.has(termPrefix + id))
      .map(({ id, means }) => [
        termPrefix + id,
        { signature: '', text: inLanguage(means, locale).replaceAll('`', '') },
      ]),
  )
}

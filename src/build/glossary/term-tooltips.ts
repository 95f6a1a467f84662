import type { ApiTooltip } from '../../model/api-tooltip.ts'
import type { LocaleCode } from '../../model/locale.ts'
import type { GlossaryEntry } from '../terms/terms.ts'
import { termPrefix } from './glossary.ts'

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
      .map(({ id, means }) => [termPrefix + id, { signature: '', text: means[locale].replaceAll('`', '') }]),
  )
}

import type { LocaleCode } from '../../engine/model/locale.ts'
import type { Fact, ProbeEnvironment } from './behavior.ts'
import { formatNumber, formatQuantity, quantityOf } from './quantity.ts'

const yesAndNo: Readonly<Record<string, Readonly<Record<LocaleCode, string>>>> = {
  yes: { en: 'yes', ru: 'да' },
  no: { en: 'no', ru: 'нет' },
}

/** Classes of errors, codes of the system, signals, and the words of the language. */
const speaksForItself = /^(?:\w*Error|[A-Z][A-Z0-9_]+|true|false|null|undefined)$/

/** Words of a found value as inline Markdown; undefined for a value that needs some and has none. */
export function wordsOf(
  { results = {} }: Pick<Fact, 'results'>,
  value: string,
  locale: LocaleCode,
): string | undefined {
  const own = results[value]
  if (own !== undefined) return typeof own === 'string' ? own : own[locale]
  const quantity = quantityOf(value)
  if (quantity) return formatQuantity(quantity, locale)
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return formatNumber(Number(value), locale)
  return speaksForItself.test(value) ? `\`${value}\`` : yesAndNo[value]?.[locale]
}

/** Where a fact is explained; undefined where its words name no section. */
export function sectionOf({ sections }: Pick<Fact, 'sections'>, place: ProbeEnvironment): string | undefined {
  return typeof sections === 'object' ? (place === 'none' ? undefined : sections[place]) : sections
}

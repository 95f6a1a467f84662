import { sourceLanguage } from '../model/in-language.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import type { PluralForms } from './plural.ts'

type Whole = string | PluralForms | readonly unknown[] | ((...values: never[]) => unknown)

/** Labels of a language that may lack some. */
export type Translated<T> = T extends Whole ? T : { readonly [Key in keyof T]?: Translated<T[Key]> }

/** Labels by the codes of the languages that they were written in: all in English, others as far as somebody has come. */
export type Labels<T> = { readonly en: T } & Readonly<Record<LocaleCode, Translated<T>>>

const known = new WeakMap<object, Map<string, unknown>>()

/**
 * The labels of a language; those that it lacks in the default language of the site, else in English.
 * @param locale without `main`, the page on screen says what the default language is
 */
export function labelsIn<T>(labels: Labels<T>, { code, main = mainLocale() }: Pick<Locale, 'code' | 'main'>): T {
  const key = `${code} ${main}`
  const ready = known.get(labels) ?? new Map<string, unknown>()
  known.set(labels, ready)
  if (!ready.has(key)) ready.set(key, filled(filled(labels.en, labels[main]), labels[code]))
  return ready.get(key) as T
}

function filled(base: unknown, own: unknown): unknown {
  if (own === undefined || own === base) return base
  if (!isTable(base) || !isTable(own)) return own
  const all = Object.entries({ ...base, ...own })
  return Object.fromEntries(all.map(([key]) => [key, filled(base[key], own[key])]))
}

/** Whether there are labels in it: forms of a counted text are one. */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('other' in value)
}

/** The default language of the page's site, which a page names where it is not English. */
function mainLocale(): LocaleCode {
  return globalThis.document?.documentElement.dataset.mainLocale ?? sourceLanguage
}

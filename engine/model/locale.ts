/** The languages that labels exist for. The first one of the configuration is the default and has no path prefix. */
export const localeCodes = ['en', 'ru'] as const

export type LocaleCode = (typeof localeCodes)[number]

/** A text in every language of the site; a missing language is a type error. */
export type Localized<T = string> = Readonly<Record<LocaleCode, T>>

/** A text that is the same in every language, or one for each. */
export type Text = string | Localized

/** Text of a locale. */
export function textIn(text: Text, locale: LocaleCode): string {
  return typeof text === 'string' ? text : text[locale]
}

/** One language as readers and browsers meet it. */
export interface Locale {
  readonly code: LocaleCode
  /** Name of the language in that language, as the menu shows it. */
  readonly label: string
  readonly direction: 'ltr' | 'rtl'
  /** BCP 47 tag of the `lang` attribute and of `hreflang`. */
  readonly htmlLang: string
  /** Calendar of dates, a Unicode calendar key such as `gregory`. */
  readonly calendar: string
  /** Path of the locale's root, with a slash at both ends: `/` or `/ru/`. */
  readonly path: string
}

/** The locale of a code that the site has. */
export function localeNamed(locales: readonly Locale[], code: LocaleCode): Locale {
  const locale = locales.find((one) => one.code === code)
  if (!locale) throw new Error(`The site has no locale "${code}"`)
  return locale
}

/** Formats a day (`2026-11-21`) in the locale's language and calendar, without a time zone shift. */
export function formatDay(
  day: string,
  { htmlLang, calendar }: Pick<Locale, 'htmlLang' | 'calendar'>,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const format = new Intl.DateTimeFormat(htmlLang, { ...style, timeZone: 'UTC', calendar })
  return format.format(new Date(`${day}T00:00:00Z`))
}

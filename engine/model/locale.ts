/** The code of a language: `en`, `de`, `pt-BR`. Which ones there are, the configuration of a site decides. */
export type LocaleCode = string

/** Something in several languages, by their codes. */
export type Localized<T = string> = Readonly<Record<LocaleCode, T>>

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
  /** Code of the default language, where that is another than English; the build adds it. */
  readonly main?: LocaleCode
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

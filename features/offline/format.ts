import type { LocaleCode } from '../../engine/model/locale.ts'

/** `5.1 MB`. */
export function megabytes(locale: LocaleCode, bytes: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 })
  return format.format(bytes / 1_000_000)
}

/** A day of the build: `2026-11-21`. */
export function longDay(locale: LocaleCode, day: string): string {
  return whole(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)))
}

/** A moment on this device. */
export function longMoment(locale: LocaleCode, time: number): string {
  return whole(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time))
}

/** No line ends behind the number of a day or a year: in Russian a short word follows. */
function whole(date: string): string {
  return date.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** `3 days ago`. */
export function ageOf(locale: LocaleCode, time: number, now: number): string {
  const age = Math.max(now - time, 0)
  const [unit, length] = units.find(([, each]) => age >= each) ?? ['minute', minute]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(age / length), unit)
}

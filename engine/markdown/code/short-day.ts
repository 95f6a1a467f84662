import type { LocaleCode } from '../../model/locale.ts'
import { remembered } from '../../model/remembered.ts'

/** Kept: to make one takes longer than to colour a short sample, and each sample says its day. */
const formats = new Map<LocaleCode, Intl.DateTimeFormat>()

/** A day (`2026-11-21`) as small print has it: `Nov 21, 2026`. */
export function shortDay(day: string, locale: LocaleCode): string {
  const make = () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return remembered(formats, locale, make).format(new Date(day))
}

/** Milliseconds in each unit, as it is written in either language. */
const units: Readonly<Record<string, number>> = {
  ...{ ms: 1, s: 1000, sec: 1000, min: 60_000, h: 3_600_000 },
  ...{ мс: 1, с: 1000, сек: 1000, мин: 60_000, ч: 3_600_000 },
}
const groups = /^\d{1,3}(?:([ ,_])\d{3})(?:\1\d{3})*(?=\.|,|$)/

/** A number as people type it: `1.5`, `0,5`, `1e3`, `3,600,000`, `3 600 000`, `30_000`; NaN for anything else. */
export function numberOf(text: string): number {
  const typed = text.trim().replace(/[\u00a0\u202f\u2009]/g, ' ')
  const plain = typed.replace(groups, (whole) => whole.replace(/\D/g, '')).replace(',', '.')
  return /^\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
}

/** The same of a field that may be empty: undefined. */
export function optionalNumber(text: string): number | undefined {
  return text.trim() === '' ? undefined : numberOf(text)
}

/** A time as people type it, in milliseconds where it names no unit: `500`, `10 s`, `1,5 мин`. */
export function millisecondsOf(text: string): number {
  return timeOf(text, 1)
}

/** The same of a field that may be empty: undefined. */
export function optionalMilliseconds(text: string): number | undefined {
  return text.trim() === '' ? undefined : millisecondsOf(text)
}

/** A time in seconds where it names no unit: `2`, `0,5`, `500ms`. */
export function secondsOf(text: string): number {
  return timeOf(text, 1000) / 1000
}

function timeOf(text: string, usual: number): number {
  const [, number = '', unit = ''] = /^(.*?\d)\s*(\p{L}*)\.?$/u.exec(text.trim()) ?? []
  const factor = unit === '' ? usual : units[unit.toLowerCase()]
  return factor === undefined ? Number.NaN : numberOf(number) * factor
}

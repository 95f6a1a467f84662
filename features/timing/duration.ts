import { labelsIn } from '../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { timingStrings } from './strings.ts'

/** Milliseconds as people write them: `250 ms`, `1.5 s`, `6 min 10 s`. */
export function duration(milliseconds: number, locale: LocaleCode): string {
  const words = labelsIn(timingStrings, { code: locale }).units
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  if (milliseconds < 999.95) return `${number(milliseconds, 1)}\u00a0${words.ms}`
  if (milliseconds < 59_999.5) return `${number(milliseconds / 1000, 3)}\u00a0${words.s}`
  const seconds = Math.round(milliseconds / 1000)
  const parts = [
    [Math.floor(seconds / 3600), words.h],
    [Math.floor(seconds / 60) % 60, words.min],
    [seconds % 60, words.s],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count}\u00a0${unit}`] : [])).join(' ')
}

/** Moments of an axis, from nothing to its end, in steps that people count in. */
export function ticks(end: number, most: number): number[] {
  const step = steps.find((one) => end / one <= most) ?? Math.ceil(end / most / 3_600_000) * 3_600_000
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const steps = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1, 2, 5, 10, 20, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 20, 30].map((count) => count * minute),
  ...[1, 2, 3, 6].map((count) => count * hour),
]

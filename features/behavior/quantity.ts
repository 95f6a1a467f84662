import type { LocaleCode } from '../../engine/model/locale.ts'

/** What a unit measures, and how many of the smallest unit it is. */
interface Unit {
  readonly kind: 'time' | 'size'
  readonly factor: number
  readonly label: Readonly<Record<LocaleCode, string>>
}

const units: Readonly<Record<string, Unit>> = {
  ms: { kind: 'time', factor: 1, label: { en: 'ms', ru: 'мс' } },
  s: { kind: 'time', factor: 1000, label: { en: 's', ru: 'с' } },
  min: { kind: 'time', factor: 60_000, label: { en: 'min', ru: 'мин' } },
  h: { kind: 'time', factor: 3_600_000, label: { en: 'h', ru: 'ч' } },
  B: { kind: 'size', factor: 1, label: { en: 'B', ru: 'Б' } },
  KiB: { kind: 'size', factor: 1024, label: { en: 'KiB', ru: 'КиБ' } },
  MiB: { kind: 'size', factor: 1024 ** 2, label: { en: 'MiB', ru: 'МиБ' } },
  GiB: { kind: 'size', factor: 1024 ** 3, label: { en: 'GiB', ru: 'ГиБ' } },
}

/** A number with a unit, in the smallest unit of its kind. */
export interface Quantity {
  readonly kind: Unit['kind']
  readonly amount: number
}

/** Reads `30000 ms`; undefined for anything else. */
export function quantityOf(value: string): Quantity | undefined {
  const [, number, name = ''] = /^(\d+(?:\.\d+)?) ([a-z]+)$/i.exec(value) ?? []
  const unit = units[name]
  return number && unit ? { kind: unit.kind, amount: Number(number) * unit.factor } : undefined
}

/** `30 s` for 30000 ms, `64 КиБ` for 65536 B: in the largest unit that leaves a whole number. */
export function formatQuantity({ kind, amount }: Quantity, locale: LocaleCode): string {
  const fitting = Object.values(units).filter((unit) => unit.kind === kind && amount % unit.factor === 0)
  const unit = fitting.filter(({ factor }) => factor <= amount).at(-1) ?? fitting[0]
  if (!unit) return formatNumber(amount, locale)
  return `${formatNumber(amount / unit.factor, locale)}\u00a0${unit.label[locale]}`
}

/** A number as a language writes it: `10,000`, `10 000`. */
export function formatNumber(value: number, locale: LocaleCode): string {
  return new Intl.NumberFormat(locale).format(value)
}

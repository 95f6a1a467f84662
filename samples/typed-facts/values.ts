import { type Fact, valueIn } from '../../features/behavior/behavior.ts'
import { type Quantity, quantityOf } from '../../features/behavior/quantity.ts'
import { codeSign, drawnSign, type Unit } from './units.ts'

/** What kind of thing a fact is: only what is of the same kind in a text can be that fact. */
export type Kind = 'time' | 'size' | 'number' | 'error' | 'literal' | 'words'

/** Kind of what a probe has found for a question in its environments. */
export function kindOf(fact: Fact): Kind {
  const values = fact.probe.places.flatMap((place) => valueIn(fact, place) ?? [])
  const kinds = new Set(values.map(kindOfValue))
  const [kind] = kinds
  return kind && kinds.size === 1 ? kind : 'words'
}

function kindOfValue(value: string): Kind {
  const quantity = quantityOf(value)
  if (quantity) return quantity.kind
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return 'number'
  if (/^\w*Error$/.test(value)) return 'error'
  return /^(?:true|false)$/.test(value) ? 'literal' : 'words'
}

const factors: readonly (readonly [RegExp, Quantity['kind'], number])[] = [
  [/^(?:ms|milliseconds?|мс|миллисекунд\p{L}*)$/iu, 'time', 1],
  [/^(?:s|sec|seconds?|с|сек|секунд\p{L}*)$/iu, 'time', 1000],
  [/^(?:min|minutes?|мин|минут\p{L}*)$/iu, 'time', 60_000],
  [/^(?:h|hours?|ч|час\p{L}*)$/iu, 'time', 3_600_000],
  [/^(?:bytes?|байт\p{L}*|B|Б)$/u, 'size', 1],
  [/^(?:KiB|КиБ|kB|КБ)$/u, 'size', 1024],
  [/^(?:MiB|МиБ|MB|МБ)$/u, 'size', 1024 ** 2],
  [/^(?:GiB|ГиБ|GB|ГБ)$/u, 'size', 1024 ** 3],
]

const digits = String.raw`\d{1,3}(?:[ \u00a0,_]\d{3})+|\d+(?:[.,]\d+)?`
const measured = new RegExp(`(?<![\\p{L}\\d.])(${digits})[ \\u00a0]?(\\p{L}+)`, 'gu')
const bare = new RegExp(`^(?:= )?(${digits})$`)
const besideDefault = new RegExp(
  `(?<![\\p{L}\\d.])(${digits})(?![.,]?\\d)[^.;:\\d]{0,8}(?:by default|по умолчанию)|(?:\\bdefault\\b|по умолчанию)[^.;\\d${drawnSign}]{0,20}?(?<![\\p{L}\\d.])(${digits})(?![\\p{L}\\d]|[.,]\\d)`,
  'u',
)
const saysDefault = /\bdefaults?\b|по умолчанию|if nothing is set|если не задан/i

/** What a unit types that is of a kind, as it stands there; nothing where it types none. */
export function typedIn(unit: Unit, kind: Kind): string | undefined {
  if (kind === 'number') return valueAlone(unit) ?? byDefault(unit)
  if (kind === 'time' || kind === 'size')
    return quantityIn(unit.text, kind) ?? valueAlone(unit, kind) ?? byDefault(unit)
  if (kind === 'error') return unit.codes.find((code) => /^\w*Error$/.test(code))
  return kind === 'literal' ? literalByDefault(unit) : undefined
}

function quantityIn(text: string, kind: Quantity['kind']): string | undefined {
  for (const [all, , unit = ''] of text.matchAll(measured)) {
    if (factors.some(([name, of]) => of === kind && name.test(unit))) return all
  }
  return undefined
}

/** A number, with its unit or without, in code or not, as the whole of a cell or of a default. */
function valueAlone({ isValue, text, codes }: Unit, kind?: Quantity['kind']): string | undefined {
  if (!isValue) return undefined
  const value = defaultPart(text, codes)
  return bare.test(value) || (kind && quantityIn(value, kind) === value) ? value : undefined
}

/** The default of an option, or the whole cell, with its code written out. */
function defaultPart(text: string, codes: readonly string[]): string {
  let index = 0
  const written = text.replaceAll(codeSign, () => codes[index++] ?? '')
  return (/^\w+ = ([^:]+)(?::|$)/.exec(written)?.[1] ?? written).trim()
}

/** `10 by default`, `the default is 10`, with the number in code or not. */
function byDefault({ text, codes }: Unit): string | undefined {
  let index = 0
  const written = text.replaceAll(codeSign, () => codes[index++] ?? '')
  const found = besideDefault.exec(written)
  return found?.[1] ?? found?.[2]
}

function literalByDefault({ text, codes, isValue }: Unit): string | undefined {
  const literal = codes.find((code) => /^(?:true|false)$/.test(code))
  return literal && (isValue || saysDefault.test(text)) ? literal : undefined
}

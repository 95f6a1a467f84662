import { labelsIn } from '../../engine/labels/labels-in.ts'
import type { LocaleCode } from '../../engine/model/locale.ts'
import { timingStrings } from './strings.ts'
import { millisecondsOf, numberOf } from './typed-number.ts'
import type { Field, Values } from './view.ts'

/** The values that the fields begin with, and those of the address that are texts. */
export function startingValues(fields: readonly Field[], state: unknown): Values {
  const given = Object(state) as Record<string, unknown>
  return Object.fromEntries(fields.map((field) => [field.name, startOf(field, given[field.name])]))
}

function startOf(field: Field, given: unknown): string {
  if (typeof given !== 'string') return field.initial
  if (field.kind === 'choice' && !field.values.includes(given)) return field.initial
  return field.kind === 'switch' ? (given === 'yes' ? 'yes' : 'no') : given.slice(0, 2000)
}

/** What differs from the beginning: that much stands in an address. */
export function changedValues(fields: readonly Field[], values: Values): Values {
  const changed = fields.filter(({ name, initial }) => values[name] !== initial)
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? '']))
}

/** What is wrong with the values that are in use, by the names of their fields. */
export function problemsOf(
  fields: readonly Field[],
  values: Values,
  locale: LocaleCode,
): Readonly<Record<string, string>> {
  const used = fields.filter(({ when }) => !when || when(values))
  return Object.fromEntries(
    used.flatMap((field) => {
      const problem = problemOf(field, values[field.name] ?? '', locale)
      return problem === undefined ? [] : [[field.name, problem]]
    }),
  )
}

function problemOf(field: Field, text: string, locale: LocaleCode): string | undefined {
  if (field.kind === 'text') return field.problem(text, locale)
  if (field.kind !== 'number' || (field.optional && text.trim() === '')) return undefined
  const value = field.isTime ? millisecondsOf(text) : numberOf(text)
  const fits = value >= field.min && value <= field.max && (!field.whole || Number.isInteger(value))
  return fits ? undefined : labelsIn(timingStrings, { code: locale }).number(field)
}

import type { Data, Path, Said } from './problem.ts'
import { nameOf } from './schema-words.ts'
import type { SchemaError } from './validator.ts'

const typeWords: Readonly<Record<string, Said>> = {
  string: { en: 'a string', ru: 'строка' },
  number: { en: 'a number', ru: 'число' },
  integer: { en: 'a whole number', ru: 'целое число' },
  boolean: { en: 'true or false', ru: 'true или false' },
  array: { en: 'a list', ru: 'список' },
  object: { en: 'keys with values', ru: 'ключи со значениями' },
}

/** What is said of a value of the wrong type, form or size, with an example where the facts have one. */
export function limitWords(error: SchemaError, path: Path, facts: Data): { message: Said; hint?: Said } {
  const needed = neededBy(error)
  const { en, ru } = nameOf(path)
  const message = { en: `${en} must be ${needed.en}.`, ru: `Для ${ru} нужно значение: ${needed.ru}.` }
  const [example] = Array.isArray(facts.examples) ? facts.examples : []
  if (example === undefined) return { message }
  const written = JSON.stringify(example)
  return { message, hint: { en: `For example: ${written}.`, ru: `Например: ${written}.` } }
}

function neededBy({ keyword, params }: SchemaError): Said {
  const { limit } = params
  if (keyword === 'type') return oneOf([params.type].flat().map(String))
  if (keyword === 'pattern') {
    const form = formOf(String(params.pattern))
    return { en: form.en, ru: form.ru }
  }
  if (keyword === 'minimum') return { en: `at least ${limit}`, ru: `не меньше ${limit}` }
  if (keyword === 'maximum') return { en: `at most ${limit}`, ru: `не больше ${limit}` }
  if (keyword === 'const') return { en: `"${params.allowedValue}"`, ru: `«${params.allowedValue}»` }
  return { en: 'more than nothing', ru: 'не пустое' }
}

function oneOf(types: readonly string[]): Said {
  const said = types.map((type) => typeWords[type] ?? { en: type, ru: type })
  return { en: said.map(({ en }) => en).join(' or '), ru: said.map(({ ru }) => ru).join(' или ') }
}

/** The form that an expression asks for. */
function formOf(pattern: string): Said {
  if (pattern.includes('hosts')) {
    const names = 'hosts.…, containers.…, pods.…, local'
    return { en: `a target: ${names}`, ru: `цель: ${names}` }
  }
  if (pattern.includes('smh')) return { en: 'digits with s, m or h', ru: 'цифры с s, m или h' }
  if (pattern.includes('ms|s')) return { en: 'digits with ms, s, m or h', ru: 'цифры с ms, s, m или h' }
  if (pattern.includes('KMG')) return { en: 'digits with K, M or G', ru: 'цифры с K, M или G' }
  return { en: `of the form ${pattern}`, ru: `вида ${pattern}` }
}

import { Ajv, type ErrorObject } from 'ajv'
import { configFacts } from '../../build/config-reference/facts.ts'
import { suggestion } from '../../model/nearest.ts'

/** Something in a configuration that the facts about its keys do not allow. */
export interface SchemaProblem {
  readonly path: readonly string[]
  readonly message: string
  readonly hint?: string
}

type Schema = Readonly<Record<string, unknown>>

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, formats: { regex: isExpression } })
const validate = ajv.compile(configFacts)

/** What is wrong with the keys of a configuration; a page may show a part of a file, so the version may be missing. */
export function schemaProblems(data: object): SchemaProblem[] {
  if (validate({ version: '1.0', ...data })) return []
  return (validate.errors ?? []).flatMap((error) => (isDetail(error) ? [] : [problemOf(error)]))
}

/** Errors that another one sums up: the branches of a choice, and the conditions that led to an error. */
function isDetail({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || /\/(?:anyOf|oneOf)\/\d+\/|\/propertyNames\/./.test(schemaPath)
}

function problemOf(error: ErrorObject): SchemaProblem {
  const path = error.instancePath.split('/').slice(1).map(unescaped)
  const name = path.length > 0 ? `"${path.join('.')}"` : 'The file'
  const { keyword, params, parentSchema = {}, schema } = error
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty)
    const place = path.length > 0 ? ` below "${path.join('.')}"` : ''
    const hint = suggestion(key, Object.keys((parentSchema.properties as Schema | undefined) ?? {}))
    return { path: [...path, key], message: `Unknown key "${key}"${place}.`, hint }
  }
  if (keyword === 'required') return { path, message: `${name} needs "${params.missingProperty}".` }
  if (keyword === 'anyOf') return { path, message: `${name} needs ${namesIn(schema).join(' or ')}.` }
  if (keyword === 'oneOf') return { path, message: `${name} needs exactly one of ${namesIn(schema).join(', ')}.` }
  if (keyword === 'not') return { path, message: `${name} has both ${namesIn([schema]).join(' and ')}.` }
  if (keyword === 'propertyNames') {
    const key = String(params.propertyName)
    return { path: [...path, key], message: `The name "${key}" below ${name} is reserved.` }
  }
  if (keyword === 'enum') {
    const values = (params.allowedValues as unknown[]).map(String)
    return { path, message: `${name} has an unknown value.`, hint: suggestion(String(error.data), values) }
  }
  return { path, message: `${name} ${error.message?.replaceAll(',', ' or ')}.` }
}

/** Keys that the branches of a choice ask for. */
function namesIn(branches: unknown): string[] {
  return (branches as { required: string[] }[]).flatMap(({ required }) => required.map((name) => `"${name}"`))
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

import { limitWords } from './limit-words.ts'
import { nearestName } from './nearest-name.ts'
import type { ConfigProblem, Data } from './problem.ts'
import { words } from './schema-words.ts'
import type { SchemaError, Validator } from './validator.ts'

/** What is wrong with the keys of a configuration. It may be a part of a file, so the version may be missing. */
export function schemaProblems(data: Data, validate: Validator): ConfigProblem[] {
  if (validate({ version: '1.0', ...data })) return []
  return (validate.errors ?? []).flatMap((error) => (isDetail(error) ? [] : [problemOf(error)]))
}

/** Errors that another one sums up: the branches of a choice, and the conditions that led to an error. */
function isDetail({ keyword, schemaPath }: SchemaError): boolean {
  return keyword === 'if' || /\/(?:anyOf|oneOf)\/\d+\/|\/propertyNames\/./.test(schemaPath)
}

function problemOf(error: SchemaError): ConfigProblem {
  const path = partsOf(error.instancePath)
  const { keyword, params, schema, parentSchema: parent = {} } = error
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty)
    const hint = nearestName(key, Object.keys((parent.properties as Data | undefined) ?? {}))
    return { path: [...path, key], message: words.unknownKey(key, path), hint }
  }
  if (keyword === 'propertyNames') {
    const key = String(params.propertyName)
    return { path: [...path, key], message: words.reserved(key, path) }
  }
  if (keyword === 'enum') {
    const values = (params.allowedValues as unknown[]).map(String)
    return { path, message: words.unknownValue(path), hint: nearestName(String(error.data), values) }
  }
  if (keyword === 'required') return { path, message: words.required(path, String(params.missingProperty)) }
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'not') {
    return { path, message: words[keyword](path, namesIn(schema)) }
  }
  return { path, ...limitWords(error, path, parent) }
}

/** Keys that the branches of a choice ask for. */
function namesIn(choice: unknown): string[] {
  const branches = Array.isArray(choice) ? choice : [choice]
  return (branches as { required: string[] }[]).flatMap(({ required }) => required.map((name) => `"${name}"`))
}

/** The keys of a pointer: `/tasks/build`. */
function partsOf(pointer: string): string[] {
  const parts = pointer.split('/').slice(1)
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

import { inspect } from 'node:util'
import type { z } from 'zod'
import { suggestion } from '../model/nearest.ts'
import type { Problem } from '../problems/problem.ts'
import { schemaHint, schemaMessage } from '../problems/schema-message.ts'
import type { ConfigSource, ValuePath } from './config-source.ts'
import { meaningOf } from './key.ts'

/** What was checked, against what, and where it is written. */
export interface Checked {
  readonly value: unknown
  readonly schema: z.ZodType
  readonly source: ConfigSource
  /** Way to the value from the whole configuration. */
  readonly path: ValuePath
}

/** The problems behind an issue of a schema, each with a line and what to do. */
export function describeIssue(issue: z.core.$ZodIssue, checked: Checked): Problem[] {
  const { source } = checked
  if (issue.code === 'invalid_union') {
    return likeliestBranch(issue).flatMap((inner) => describeIssue(inner, checked))
  }
  const whole = [...checked.path, ...issue.path]
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...source.placeOfKey([...whole, key]),
      message: `Unknown key "${[...path, key].join('.')}".`,
      hint: suggestion(key, knownKeys(checked.schema, issue.path)),
    }))
  }
  const value = issue.path.reduce<unknown>(
    (object, key) => (object as Record<PropertyKey, unknown> | undefined)?.[key],
    checked.value,
  )
  const name = path.length > 0 ? `"${path.join('.')}"` : 'The configuration'
  const place = issue.code === 'invalid_key' ? source.placeOfKey(whole) : source.placeOf(whole)
  const meaning = meaningAt(checked.schema, issue.path)
  if (value === undefined) return [{ ...place, message: `${name} is missing.`, hint: meaning }]
  const about = issue.code === 'invalid_type' ? meaning : schemaHint(issue)
  const hint = [`It is ${JSON.stringify(value)}.`, about].filter(Boolean).join(' ')
  return [{ ...place, message: `${name} ${schemaMessage(issue)}.`, hint }]
}

/** Of the forms that a value may have, the one that was meant: the right kind of value with the fewest faults. */
function likeliestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const weight = (issues: readonly z.core.$ZodIssue[]) =>
    issues.length + (issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 100 : 0)
  const best = issue.errors.toSorted((a, b) => weight(a) - weight(b))[0] ?? []
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** Keys that the object at a place of the schema takes, in any of its forms. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const [nodes = []] = wayTo(schema, path).slice(-1)
  return [...new Set(nodes.flatMap(forms).flatMap((node) => Object.keys(node.shape ?? {})))]
}

/** The nearest key above a value, or its own, in words: what it is for, and an example. */
function meaningAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const said = wayTo(schema, path).flatMap((nodes) => nodes.flatMap((node) => meaningOf(node as z.ZodType) ?? []))
  const { meaning, example } = said.at(-1) ?? {}
  return meaning && `${meaning} For example: ${inspect(example, { depth: null, breakLength: Infinity, compact: true })}`
}

/** The parts of a schema on the way to a place, the forms that each may have beside each other. */
function wayTo(schema: z.ZodType, path: readonly PropertyKey[]): SchemaNode[][] {
  const way: SchemaNode[][] = [[schema as SchemaNode]]
  for (const key of path) {
    const inner = way
      .at(-1)
      ?.flatMap(forms)
      .map((node) => node.shape?.[key as string] ?? node.element ?? node.valueType)
    way.push((inner ?? []).filter((node) => node !== undefined) as SchemaNode[])
  }
  return way
}

interface SchemaNode {
  readonly shape?: Record<string, unknown>
  readonly element?: unknown
  readonly valueType?: unknown
  readonly options?: readonly unknown[]
  readonly unwrap?: () => unknown
}

function forms(schema: unknown): SchemaNode[] {
  const node = schema as SchemaNode | undefined
  if (!node) return []
  if (node.options) return node.options.flatMap(forms)
  return node.unwrap && !node.shape && !node.element ? forms(node.unwrap()) : [node]
}

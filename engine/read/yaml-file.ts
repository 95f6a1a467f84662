import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Alias,
  type Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  type Tags,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { readText } from '../files/read-text.ts'
import { suggestion } from '../model/nearest.ts'
import type { Problem } from '../problems/problem.ts'
import { schemaHint, schemaMessage } from '../problems/schema-message.ts'
import { yamlProblem } from './yaml-problem.ts'

/** Where a key stands in a file, 1-based; for one that is missing, where it should. */
export type LineOf = (path: readonly PropertyKey[]) => number

/** The keys that there may be at a place, for what was mistyped. */
type KeysAt = (path: readonly PropertyKey[]) => readonly string[]

/** What is read: a file, or a part of one. */
interface Part {
  readonly name: string
  readonly linesAbove: number
  readonly customTags?: (tags: Tags) => Tags
}

const wholeFile: Part = { name: 'The file', linesAbove: 0 }

interface ReadYaml<T> {
  /** Absent when there are problems, or no file. */
  readonly data?: T
  readonly lineOf: LineOf
  readonly problems: readonly Problem[]
}

/** Reads what consists of keys; every problem names file and line. */
export function readYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  keysAt: KeysAt,
  { name, linesAbove, customTags }: Part = wholeFile,
): ReadYaml<z.infer<S>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, ...(customTags && { customTags }) })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove
  const lineOf: LineOf = (path) => {
    const range = nodeAt(document, path)?.range
    return range ? lineAt(range[0]) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1
  }
  const syntax = document.errors.map((error) => yamlProblem(file, lineAt(error.pos[0]), name, error))
  if (syntax.length > 0) return { lineOf, problems: syntax }
  const values = valuesOf(document)
  if ('alias' in values) {
    const message = `${name} names what it does not have: "*${values.alias.source}".`
    const hint = 'A text that begins with "*" needs quotes.'
    return { lineOf, problems: [{ file, line: lineAt(values.alias.range?.[0] ?? 0), message, hint }] }
  }
  const result = schema.safeParse(values.data ?? {})
  if (result.success) return { data: result.data, lineOf, problems: [] }
  const read = { file, name, document, lineOf, keysAt }
  return { lineOf, problems: result.error.issues.flatMap((issue) => describe(issue, read)) }
}

/** What a document says, or the first alias (`*name`) that stands for nothing. */
function valuesOf(document: Document): { data: unknown } | { alias: Alias } {
  let unknown: Alias | undefined
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined
      unknown = alias
      return visit.BREAK
    },
  })
  return unknown ? { alias: unknown } : { data: document.toJS() }
}

interface Read {
  readonly file: string
  readonly name: string
  readonly document: Document
  readonly lineOf: LineOf
  readonly keysAt: KeysAt
}

const manual = '(see docs/authoring.md)'

function describe(issue: z.core.$ZodIssue, { file, name, document, lineOf, keysAt }: Read): Problem[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, file, lineOf, keysAt(issue.path))
  const key = issue.path.map(String).join('.')
  const line = lineOf(issue.path)
  if (key === '') {
    const hint = `Write one "key: value" on a line ${manual}.`
    return [{ file, line, message: `${name} does not consist of keys and values.`, hint }]
  }
  if (!document.hasIn(issue.path)) {
    const hint = `Add "${String(issue.path.at(-1))}: …" ${manual}.`
    return [{ file, line, message: `"${key}" is missing.`, hint }]
  }
  return [
    { file, line, message: `"${key}" ${schemaMessage(issue)}.`, hint: schemaHint(issue) ?? 'See docs/authoring.md.' },
  ]
}

/** The same for a file that a site may have. @param file from the site's root */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  keysAt: KeysAt,
): ReadYaml<z.infer<S>> {
  const path = join(root, file)
  return existsSync(path) ? readYaml(file, readText(path), schema, keysAt) : { lineOf: () => 1, problems: [] }
}

/** The key at a path, or the entry of a list. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  const parent = document.getIn(path.slice(0, -1), true)
  const isKey = (key: unknown) => isScalar(key) && String(key.value) === String(path.at(-1))
  const pair = isMap(parent) ? parent.items.find(({ key }) => isKey(key)) : undefined
  return (pair?.key ?? document.getIn(path, true)) as Node | undefined
}

function unknownKeys(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  file: string,
  lineOf: LineOf,
  known: readonly string[],
): Problem[] {
  return keys.map((key) => ({
    file,
    line: lineOf([...path, key]),
    message: `Unknown key "${[...path, key].map(String).join('.')}".`,
    hint: suggestion(key, known),
  }))
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { suggestion } from '../../model/nearest.ts'
import type { Problem } from '../problem.ts'
import { schemaHint, schemaMessage } from '../schema-message.ts'
import { yamlProblem } from './yaml-problem.ts'

/** Where a key stands in a file, 1-based; for one that is missing, where it should. */
export type LineOf = (path: readonly PropertyKey[]) => number

/** The keys that there may be at a place, for what was mistyped. */
type KeysAt = (path: readonly PropertyKey[]) => readonly string[]

interface ReadYaml<T> {
  /** Absent when there are problems, or no file. */
  readonly data?: T
  readonly lineOf: LineOf
  readonly problems: readonly Problem[]
}

/** Reads a file that consists of keys; every problem names file and line. */
export function readYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  keysAt: KeysAt,
): ReadYaml<z.infer<S>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineOf: LineOf = (path) => {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] | null } | undefined
    return node?.range ? lines.linePos(node.range[0] ?? 0).line : path.length > 0 ? lineOf(path.slice(0, -1)) : 1
  }
  const syntax = document.errors.map((error) => yamlProblem(file, lines.linePos(error.pos[0]).line, 'The file', error))
  if (syntax.length > 0) return { lineOf, problems: syntax }
  const result = schema.safeParse(document.toJS() ?? {})
  if (result.success) return { data: result.data, lineOf, problems: [] }
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') return unknownKeys(issue, file, lineOf, keysAt(issue.path))
    const isMissing = issue.path.length > 0 && !document.hasIn(issue.path)
    const message = messageOf(issue.path.map(String).join('.'), issue, isMissing)
    return [{ file, line: lineOf(issue.path), message, hint: schemaHint(issue) ?? 'See docs/authoring.md.' }]
  })
  return { lineOf, problems }
}

/** The same for a file that a site may have. @param file from the site's root */
export function readYamlFile<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
  keysAt: KeysAt,
): ReadYaml<z.infer<S>> {
  const path = join(root, file)
  return existsSync(path)
    ? readYaml(file, readFileSync(path, 'utf8'), schema, keysAt)
    : { lineOf: () => 1, problems: [] }
}

function messageOf(name: string, issue: z.core.$ZodIssue, isMissing: boolean): string {
  if (name === '') return 'The file does not consist of names with keys.'
  return `"${name}" ${isMissing ? 'is missing' : schemaMessage(issue)}.`
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

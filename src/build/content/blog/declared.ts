import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { suggestion } from '../../../model/nearest.ts'
import type { Problem } from '../../problem.ts'
import { schemaHint, schemaMessage } from '../../schema-message.ts'
import { yamlProblem } from '../yaml-problem.ts'

const someText = z.string().trim().min(1, 'is empty')
const inLanguages = z.strictObject({ en: someText, ru: someText })
const text = z.union([someText, inLanguages], { error: 'is neither a text nor one in each language: { en: …, ru: … }' })

const authorSchema = z.strictObject({
  name: text,
  title: text.optional(),
  url: z.url('is not an address such as https://example.org').optional(),
})
const tagSchema = z.strictObject({ label: text, description: inLanguages })

/** Who may write and what posts may be about, by the names that posts use. */
export interface BlogNames {
  readonly authors: Readonly<Record<string, z.infer<typeof authorSchema>>>
  readonly tags: Readonly<Record<string, z.infer<typeof tagSchema>>>
}

export const namesFiles = { authors: 'content/authors.yml', tags: 'content/tags.yml' } as const

/** Reads the authors and the tags that posts may name; a site without these files has none. */
export async function readBlogNames(root: string): Promise<{ names: BlogNames; problems: Problem[] }> {
  const authors = await readDeclared(root, namesFiles.authors, authorSchema)
  const tags = await readDeclared(root, namesFiles.tags, tagSchema)
  return {
    names: { authors: authors.entries, tags: tags.entries },
    problems: [...authors.problems, ...tags.problems],
  }
}

async function readDeclared<S extends z.ZodObject>(
  root: string,
  file: string,
  schema: S,
): Promise<{ entries: Record<string, z.infer<S>>; problems: Problem[] }> {
  const written = await readFile(join(root, file), 'utf8').catch(() => '')
  const lines = new LineCounter()
  const document = parseDocument(written, { lineCounter: lines, prettyErrors: false })
  const problems = document.errors.map((error) =>
    yamlProblem(file, lines.linePos(error.pos[0]).line, 'The file', error),
  )
  if (problems.length > 0) return { entries: {}, problems }
  const result = z.record(z.string(), schema).safeParse(document.toJS() ?? {})
  if (result.success) return { entries: result.data as Record<string, z.infer<S>>, problems }
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] | null } | undefined
    return node?.range ? lines.linePos(node.range[0] ?? 0).line : path.length > 0 ? lineOf(path.slice(0, -1)) : 1
  }
  const found = result.error.issues.flatMap((issue) => {
    const isMissing = issue.path.length > 0 && !document.hasIn(issue.path)
    return describe(issue, { file, schema, isMissing, lineOf })
  })
  return { entries: {}, problems: found }
}

interface Place {
  readonly file: string
  readonly schema: z.ZodObject
  readonly isMissing: boolean
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

function describe(issue: z.core.$ZodIssue, { file, schema, isMissing, lineOf }: Place): Problem[] {
  const name = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') {
    const wrong = isMissing ? 'is missing' : schemaMessage(issue)
    const message = name === '' ? 'The file does not consist of names with keys.' : `"${name}" ${wrong}.`
    return [{ file, line: lineOf(issue.path), message, hint: schemaHint(issue) ?? 'See docs/authoring.md.' }]
  }
  return issue.keys.map((key) => ({
    file,
    line: lineOf([...issue.path, key]),
    message: `Unknown key "${name}.${key}".`,
    hint: suggestion(key, Object.keys(schema.shape)),
  }))
}

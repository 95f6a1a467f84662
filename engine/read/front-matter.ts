import type { Tags } from 'yaml'
import { z } from 'zod'
import { targets } from '../model/target.ts'
import type { Problem } from '../problems/problem.ts'
import { readYaml } from './yaml-file.ts'

/** What the top of a page says. The words of the schema double as the author's manual: docs/authoring.md. */
export const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1, 'is empty'),
  description: z.string().trim().min(50, 'is shorter than 50 characters').max(160, 'is longer than 160 characters'),
  kind: z.enum(['tutorial', 'how-to', 'reference', 'explanation']),
  target: z.enum(targets).optional(),
  sidebarLabel: z.string().trim().min(1, 'is empty').optional(),
  keywords: z.array(z.string()).optional(),
  draft: z.boolean().optional(),
  foreignNames: z.array(z.string().trim().min(1, 'is empty')).optional(),
  typed: z
    .array(z.string().regex(/^[\w.-]+: \S/, 'is not the name of a fact and, after a colon, the reason'))
    .optional(),
  source: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'is not the state of a page (12 hexadecimal digits)')
    .optional(),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>

/** Front matter of a locale's front page, `content/<locale>/home.md`. */
export const homeSchema = frontMatterSchema.pick({ title: true, description: true, source: true })

export type HomeFrontMatter = z.infer<typeof homeSchema>

interface ParsedFrontMatter<T> {
  /** Absent when there are problems. */
  readonly data?: T
  readonly keyLines: ReadonlyMap<string, number>
  readonly body: string
  readonly bodyOffset: number
  readonly problems: readonly Problem[]
}

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/

/** The front matter of a file as it stands there, fences included; empty where there is none. */
function splitFrontMatter(text: string): { top: string; yaml: string; body: string; bodyOffset: number } {
  const [top = '', yaml = ''] = fence.exec(text) ?? []
  return { top, yaml, body: text.slice(top.length), bodyOffset: top.split('\n').length - 1 }
}

/** Splits a file into front matter and body and checks the former; every problem names file and line. */
export function parseFrontMatter<S extends z.ZodObject>(
  file: string,
  text: string,
  schema: S,
): ParsedFrontMatter<z.infer<S>> {
  const { top, yaml, body, bodyOffset } = splitFrontMatter(text)
  if (top === '') {
    const hint = 'Begin the file with a line "---", the title, the description and the kind, and another line "---".'
    const problem = { file, line: 1, message: 'The page has no front matter.', hint }
    return { keyLines: new Map(), body: text, bodyOffset: 0, problems: [problem] }
  }
  const before = known.get(file)
  if (before?.yaml === yaml && before.schema === schema) return { ...(before.top as Top<z.infer<S>>), body, bodyOffset }
  const own = readTop(file, yaml, schema)
  known.set(file, { yaml, schema, top: own })
  return { ...own, body, bodyOffset }
}

type Top<T> = Omit<ParsedFrontMatter<T>, 'body' | 'bodyOffset'>

/** What was read last of each file: while somebody writes, nearly all stay as they are. */
const known = new Map<string, { readonly yaml: string; readonly schema: z.ZodObject; readonly top: Top<unknown> }>()

function readTop<S extends z.ZodObject>(file: string, yaml: string, schema: S): Top<z.infer<S>> {
  const keys = Object.keys(schema.shape)
  const part = { name: 'The front matter', linesAbove: 1, customTags: withoutNumbers }
  const { data, lineOf, problems } = readYaml(file, yaml, schema, () => keys, part)
  const keyLines = new Map(Object.keys(data ?? {}).map((key) => [key, lineOf([key])]))
  return { ...(data && { data }), keyLines, problems }
}

/** No key takes a number, and a state such as `591e20180412` must not become one. */
function withoutNumbers(tags: Tags): Tags {
  return tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag))
}

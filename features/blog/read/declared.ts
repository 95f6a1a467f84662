import { z } from 'zod'
import { inLanguages, someText } from '../../../engine/config/localized-schema.ts'
import type { Problem } from '../../../engine/problems/problem.ts'
import { readYamlFile } from '../../../engine/read/yaml-file.ts'

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
export function readBlogNames(root: string): { names: BlogNames; problems: Problem[] } {
  const authors = readDeclared(root, namesFiles.authors, authorSchema)
  const tags = readDeclared(root, namesFiles.tags, tagSchema)
  return {
    names: { authors: authors.entries, tags: tags.entries },
    problems: [...authors.problems, ...tags.problems],
  }
}

function readDeclared<S extends z.ZodObject>(
  root: string,
  file: string,
  schema: S,
): { entries: Record<string, z.infer<S>>; problems: readonly Problem[] } {
  const { data, problems } = readYamlFile(root, file, z.record(z.string(), schema), () => Object.keys(schema.shape))
  return { entries: (data ?? {}) as Record<string, z.infer<S>>, problems }
}

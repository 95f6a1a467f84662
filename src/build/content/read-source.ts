import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Locale } from '../../model/locale.ts'
import { localizedPath, type Route } from '../../model/route.ts'
import { filesBelow } from '../files-below.mjs'
import type { Problem } from '../problem.ts'
import { type HomeFrontMatter, parseFrontMatter } from './front-matter.ts'
import { sourceHash } from './source-hash.ts'
import type { Source } from './source-page.ts'

/** What was read of a file. */
export interface ReadSource<S> {
  /** Absent when there are problems. */
  readonly source?: S
  readonly problems: readonly Problem[]
}

/**
 * Reads a Markdown file of the content and checks its front matter.
 * @param routeOf gives its route, which the front matter may choose
 */
export async function readSource<F extends HomeFrontMatter, S extends z.ZodObject & z.ZodType<F>>(
  root: string,
  file: string,
  schema: S,
  locale: Locale,
  routeOf: (frontMatter: z.infer<S>) => Route,
): Promise<ReadSource<Source<z.infer<S>>>> {
  const text = await readFile(join(root, file), 'utf8')
  const { data: frontMatter, problems, ...parts } = parseFrontMatter(file, text, schema)
  if (!frontMatter) return { problems }
  const route = routeOf(frontMatter)
  const place = { file, locale: locale.code, route, path: localizedPath(route, locale) }
  return { source: { ...place, frontMatter, ...parts, sourceHash: sourceHash(text) }, problems }
}

/** Markdown files below a folder, by their paths in it, with forward slashes and sorted. */
export function markdownFiles(folder: string): string[] {
  return existsSync(folder) ? filesBelow(folder).filter((name) => name.endsWith('.md')) : []
}

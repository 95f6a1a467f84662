import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { plainText } from '../files/read-text.ts'
import type { Locale } from '../model/locale.ts'
import { localizedPath, type Route } from '../model/route.ts'
import type { Problem } from '../problems/problem.ts'
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
export function readSource<F extends HomeFrontMatter, S extends z.ZodObject & z.ZodType<F>>(
  root: string,
  file: string,
  schema: S,
  locale: Locale,
  routeOf: (frontMatter: z.infer<S>) => Route,
): ReadSource<Source<z.infer<S>>> {
  const bytes = readFileSync(join(root, file))
  if (!isUtf8(bytes)) return { problems: [{ file, message: 'The file is not UTF-8.', hint: 'Save it as UTF-8.' }] }
  const text = plainText(bytes.toString('utf8'))
  const { data: frontMatter, problems, ...parts } = parseFrontMatter(file, text, schema)
  if (!frontMatter) return { problems }
  const route = routeOf(frontMatter)
  const place = { file, locale: locale.code, route, path: localizedPath(route, locale) }
  return { source: { ...place, frontMatter, ...parts, sourceHash: sourceHash(text) }, problems }
}

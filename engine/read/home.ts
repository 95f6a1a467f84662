import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '../config/site-config.ts'
import type { Problem } from '../problems/problem.ts'
import { homeSchema } from './front-matter.ts'
import { type ReadSource, readSource } from './read-source.ts'
import type { Source } from './source-page.ts'

/** Reads the front page of every locale, `home.md`; a missing one is a problem, since every address leads there. */
export function collectHomes(root: string, config: SiteConfig): { homes: Source[]; problems: Problem[] } {
  const found = config.locales.map((locale): ReadSource<Source> => {
    const file = `content/${locale.code}/home.md`
    if (existsSync(join(root, file))) return readSource(root, file, homeSchema, locale, () => '/')
    const hint = 'Write it: title, description and a text.'
    return { problems: [{ file, message: 'The front page is missing.', hint }] }
  })
  return {
    homes: found.flatMap(({ source }) => source ?? []),
    problems: found.flatMap(({ problems }) => problems),
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleCode } from '../../model/locale.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import type { Problem } from '../problem.ts'
import { homeSchema, parseFrontMatter } from './front-matter.ts'
import { sourceHash } from './source-hash.ts'

/** The front page of a locale as it is written: `content/<locale>/home.md`. */
export interface HomeSource {
  readonly file: string
  readonly locale: LocaleCode
  readonly title: string
  readonly description: string
  readonly body: string
  readonly bodyOffset: number
  readonly sourceHash: string
  /** State of the source that a translation was made from. */
  readonly translated?: string
}

/** Reads the front page of every locale; a missing one is a problem, since every address leads there. */
export async function collectHomes(
  root: string,
  config: SiteConfig,
): Promise<{ homes: HomeSource[]; problems: Problem[] }> {
  const homes: HomeSource[] = []
  const problems: Problem[] = []
  for (const { code } of config.locales) {
    const file = `content/${code}/home.md`
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (text === undefined) {
      problems.push({ file, message: 'The front page is missing.', hint: 'Write it: title, description and a text.' })
      continue
    }
    const parsed = parseFrontMatter(file, text, homeSchema)
    problems.push(...parsed.problems)
    if (!parsed.data) continue
    const { title, description, source } = parsed.data
    homes.push({
      file,
      locale: code,
      title,
      description,
      body: parsed.body,
      bodyOffset: parsed.bodyOffset,
      sourceHash: sourceHash(text),
      translated: source,
    })
  }
  return { homes, problems }
}

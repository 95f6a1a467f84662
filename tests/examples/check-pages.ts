import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadSite } from '../../engine/config/load-site.ts'
import { type CheckResult, checkExamples } from '../../samples/check.ts'
import { formatComplaint } from '../../samples/report/report.ts'

export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Seven lines: the body of a page begins on line 8. */
const head = `---
title: A page
description: A page that the checker of samples is tried on, with a description of sixty letters.
kind: explanation
FRONT
---
`

const home = `---
title: Site
description: A site that the checker of samples is tried on, with a description of sixty letters.
---

Text.
`

export interface TriedSite {
  readonly root: string
  remove(): void
}

/** Writes a site of pages by their names below the locale, such as `en/wrong-method`. The first line of a text is line 7. `others`: files by their paths. */
export function writePages(
  pages: Readonly<Record<string, string>>,
  front: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, string>> = {},
): TriedSite {
  const root = mkdtempSync(join(tmpdir(), 'tried-site-'))
  for (const [name, text] of Object.entries(pages)) {
    const [locale = '', id = ''] = name.split('/')
    const file = join(root, 'content', locale, 'docs', `${id}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, head.replace('FRONT', front[name] ?? 'keywords: []') + text)
  }
  for (const [name, text] of Object.entries(others)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  mkdirSync(join(root, 'config'))
  writeFileSync(join(root, 'config/site.ts'), `export { default } from '${project}/config/site.ts'\n`)
  for (const locale of ['en', 'ru']) {
    mkdirSync(join(root, 'content', locale), { recursive: true })
    writeFileSync(join(root, 'content', locale, 'home.md'), home)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Checks pages as the command does, with short limits and without a cache. */
export async function checkPages(
  pages: Readonly<Record<string, string>>,
  front?: Readonly<Record<string, string>>,
  others?: Readonly<Record<string, string>>,
): Promise<CheckResult> {
  const site = writePages(pages, front, others)
  try {
    const { config } = await loadSite(project)
    return await checkExamples(site.root, project, config, {
      limits: { milliseconds: 20_000, outputBytes: 200_000 },
    })
  } finally {
    site.remove()
  }
}

/** The complaints about a page, as the report prints them. */
export function complaintsAbout(result: CheckResult, name: string): string[] {
  const file = `content/${name.replace('/', '/docs/')}.md`
  return result.complaints.filter((one) => one.file === file).map(formatComplaint)
}

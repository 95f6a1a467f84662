import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../model/locale.ts'
import type { DocsVersionConfig } from '../../model/navigation.ts'
import { localizedPath } from '../../model/route.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import type { Problem } from '../problem.ts'
import { frontMatterSchema, parseFrontMatter } from './front-matter.ts'
import { sourceHash } from './source-hash.ts'
import type { SourcePage } from './source-page.ts'

export interface Collected {
  readonly pages: readonly SourcePage[]
  /** Pages that were left out: the sidebar may name them already. */
  readonly drafts: readonly SourcePage[]
  readonly problems: readonly Problem[]
}

/**
 * Reads every page of every locale and version, in the order of their files. Drafts are left out unless asked for.
 * @param root folder of the site, which holds `content/`.
 */
export async function collectPages(root: string, config: SiteConfig, drafts: boolean): Promise<Collected> {
  const found = await Promise.all(
    config.locales.flatMap((locale) =>
      config.docs.versions.map(async (version) => {
        const folder = `content/${locale.code}/${version.content}`
        const files = await markdownFiles(join(root, folder))
        return Promise.all(files.map((name) => readPage(root, folder, name, locale, version)))
      }),
    ),
  )
  const results = found.flat()
  const pages = results.flatMap(({ page }) => page ?? [])
  const isLeftOut = ({ frontMatter }: SourcePage) => frontMatter.draft === true && !drafts
  return {
    pages: pages.filter((page) => !isLeftOut(page)),
    drafts: pages.filter(isLeftOut),
    problems: results.flatMap(({ problems }) => problems),
  }
}

/** Route of a page relative to its version's root: `introduction/index.md` is `introduction`. */
export function idOfFile(name: string): string {
  return name.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '')
}

async function markdownFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

type Parsed = ReturnType<typeof parseFrontMatter<typeof frontMatterSchema>>

/** What was read last of each file: the development server reads all of them after every save. */
const lastRead = new Map<string, { readonly text: string; readonly parsed: Parsed }>()

function frontMatterOf(path: string, file: string, text: string): Parsed {
  const last = lastRead.get(path)
  if (last?.text === text) return last.parsed
  const parsed = parseFrontMatter(file, text, frontMatterSchema)
  lastRead.set(path, { text, parsed })
  return parsed
}

/** The name of a file is its address, which readers type and pass on. */
function nameProblem(file: string, name: string): Problem | undefined {
  if (/^(?:[a-z0-9._-]+\/)*[a-z0-9._-]+\.md$/.test(name)) return undefined
  const proper = name.toLowerCase().replace(/[^a-z0-9._/-]+/g, '-')
  const hint = /[a-z0-9]\.md$/.test(proper) ? `Call it "${proper}".` : 'Give it a name of such letters.'
  return { file, message: 'The name of the file has more than small Latin letters, digits and hyphens.', hint }
}

/** Reads one page again, as the development server does after a change. */
export async function readPage(
  root: string,
  folder: string,
  name: string,
  locale: Locale,
  version: DocsVersionConfig,
): Promise<{ page?: SourcePage; problems: readonly Problem[] }> {
  const file = `${folder}/${name}`
  const misnamed = nameProblem(file, name)
  if (misnamed) return { problems: [misnamed] }
  const text = await readFile(join(root, file), 'utf8')
  const { data, keyLines, body, bodyOffset, problems } = frontMatterOf(join(root, file), file, text)
  if (!data) return { problems }
  const id = idOfFile(name)
  const route = id === '' ? version.path : `${version.path}/${id}`
  const path = localizedPath(route, locale)
  const hash = sourceHash(text)
  const page = {
    file,
    locale: locale.code,
    version,
    id,
    route,
    path,
    frontMatter: data,
    keyLines,
    body,
    bodyOffset,
    sourceHash: hash,
  }
  return { page, problems }
}

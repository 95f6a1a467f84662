import type { DocsVersionConfig } from '../config/docs-config.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Locale } from '../model/locale.ts'
import type { Problem } from '../problems/problem.ts'
import { frontMatterSchema } from './front-matter.ts'
import { pageFiles } from './page-files.ts'
import { type ReadSource, readSource } from './read-source.ts'
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
export function collectPages(root: string, config: SiteConfig, drafts: boolean): Collected {
  const results = config.locales.flatMap((locale) =>
    config.docs.versions.flatMap((version): ReadSource<SourcePage>[] => {
      const folder = `content/${locale.code}/${version.content}`
      const { names, problems } = pageFiles(root, folder)
      return [{ problems }, ...names.map((name) => readPage(root, folder, name, locale, version))]
    }),
  )
  const pages = results.flatMap(({ source }) => source ?? [])
  const isLeftOut = ({ frontMatter }: SourcePage) => frontMatter.draft === true && !drafts
  return {
    pages: pages.filter((page) => !isLeftOut(page)),
    drafts: pages.filter(isLeftOut),
    problems: results.flatMap(({ problems }) => problems),
  }
}

/** Route of a page relative to its version's root: `introduction/index.md` is `introduction`. */
function idOfFile(name: string): string {
  return name.replace(/\.md$/, '').replace(/(?:^|\/)index$/, '')
}

/** The name of a file is its address, which readers type and pass on. */
function nameProblem(file: string, name: string): Problem | undefined {
  if (/^(?:[a-z0-9._-]+\/)*[a-z0-9._-]+\.md$/.test(name)) return undefined
  const proper = name.toLowerCase().replace(/[^a-z0-9._/-]+/g, '-')
  const hint = /[a-z0-9]\.md$/.test(proper) ? `Call it "${proper}".` : 'Give it a name of such letters.'
  return { file, message: 'The name of the file has more than small Latin letters, digits and hyphens.', hint }
}

function readPage(
  root: string,
  folder: string,
  name: string,
  locale: Locale,
  version: DocsVersionConfig,
): ReadSource<SourcePage> {
  const file = `${folder}/${name}`
  const misnamed = nameProblem(file, name)
  if (misnamed) return { problems: [misnamed] }
  const id = idOfFile(name)
  const route = id === '' ? version.path : `${version.path}/${id}`
  const { source, problems } = readSource(root, file, frontMatterSchema, locale, () => route)
  return { source: source && { ...source, version, id }, problems }
}

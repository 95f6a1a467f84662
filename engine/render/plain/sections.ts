import { pathsIn } from '../../assemble/sidebar-paths.ts'
import type { DocPage, Site } from '../../assemble/site.ts'
import { labelsIn } from '../../labels/labels-in.ts'
import { plainStrings } from '../../labels/page-strings.ts'
import type { PlainPage } from '../../markdown/plain/page-markdown.ts'
import { textIn } from '../../model/in-language.ts'
import type { Locale } from '../../model/locale.ts'
import { plainDoc, plainPost } from './plain-pages.ts'

/** Pages below one heading. */
export interface PlainSection {
  readonly title: string
  readonly pages: readonly PlainPage[]
}

/** The last version's pages in the order of the sidebars, then those that stand in none, then the posts. */
export function plainSections(site: Site, language: Locale): PlainSection[] {
  const { code } = language
  const docs = site.docs.filter(({ source: { locale, version } }) => locale === code && version.isLast)
  const byPath = new Map(docs.map((page) => [page.source.path, page]))
  const sidebars = site.sidebars.filter(({ version, locale }) => locale === code && isLast(docs, version))
  // Top groups with all that stands in them; a page beside the groups is one of its own.
  const groups = sidebars.flatMap(({ nodes }) => nodes.map((node) => ({ title: node.title, paths: pathsIn(node) })))
  const listed = new Set(groups.flatMap(({ paths }) => paths))
  const others = docs.filter(({ source }) => !listed.has(source.path)).map(({ source }) => source.path)
  const { morePages } = labelsIn(plainStrings, language)
  const sections = [...groups, { title: morePages, paths: others }].map(({ title, paths }) => ({
    title,
    pages: [...new Set(paths)].flatMap((path) => byPath.get(path) ?? []).map(plainDoc),
  }))
  const posts = site.blog.posts.filter(({ meta }) => meta.locale === code).map(plainPost)
  const blog = { title: textIn(site.loaded.config.blog.title, code), pages: posts }
  return [...sections, blog].filter(({ pages }) => pages.length > 0)
}

function isLast(docs: readonly DocPage[], version: string): boolean {
  return docs.some(({ source }) => source.version.name === version)
}

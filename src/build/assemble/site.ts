import type { LocaleCode } from '../../model/locale.ts'
import type { DocMeta, PageLink } from '../../model/page.ts'
import type { Path } from '../../model/route.ts'
import type { SidebarNode } from '../../shell/sidebar-data.ts'
import type { HomeSource } from '../content/home.ts'
import type { SourcePage } from '../content/source-page.ts'
import type { History } from '../history/history.ts'
import { type SiteChanges, siteChanges } from '../history/site-changes.ts'
import { type UpdatedDays, updatedDays } from '../history/updated.ts'
import type { Article } from '../markdown/article.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'
import type { Problem } from '../problem.ts'
import type { LoadedSite } from '../site/load-site.ts'
import { assembleBlog, type BlogInput, type SiteBlog } from './blog/blog.ts'
import { checkSidebars } from './check-sidebars.ts'
import { byRoute, docMeta } from './doc-meta.ts'
import { indexPages } from './page-index.ts'
import { resolveSidebar, sidebarOrder } from './sidebar.ts'

/** A page of the documentation with all that the site knows of it. */
export interface DocPage {
  readonly source: SourcePage
  readonly article: Article
  readonly meta: DocMeta
}

/** The front page of a locale. */
export interface HomePage {
  readonly source: HomeSource
  readonly article: Article
}

/** One sidebar of one version in one locale. */
export interface SiteSidebar {
  readonly version: string
  readonly locale: LocaleCode
  readonly name: string
  readonly nodes: readonly SidebarNode[]
}

/** The whole site, before anything is rendered. */
export interface Site {
  readonly loaded: LoadedSite
  /** Every page that was read; two of them may claim one route, and then the first one has it. */
  readonly sources: readonly SourcePage[]
  readonly docs: readonly DocPage[]
  readonly byPath: ReadonlyMap<Path, DocPage>
  readonly homes: readonly HomePage[]
  readonly blog: SiteBlog
  readonly sidebars: readonly SiteSidebar[]
  readonly updated: UpdatedDays
  readonly changes: SiteChanges
  /** What is wrong with the sidebars: pages that do not exist or stand there twice. */
  readonly problems: readonly Problem[]
}

/** What a site is made of. */
export interface SiteInput {
  readonly parsed: readonly ParsedPage[]
  /** Pages that are left out, and that sidebars may name. */
  readonly drafts: readonly SourcePage[]
  readonly homes: readonly HomePage[]
  readonly blog: BlogInput
  readonly history: History
}

/** Puts pages, sidebars, blog and history together. */
export function assembleSite(loaded: LoadedSite, input: SiteInput): Site {
  const { parsed, drafts, homes, history } = input
  const updated = updatedDays(history)
  const sidebars: SiteSidebar[] = []
  const translations = byRoute(parsed)
  const docs: DocPage[] = []
  for (const version of loaded.config.docs.versions) {
    for (const locale of loaded.config.locales) {
      const pages = indexPages(parsed, version, locale)
      const order = new Map<string, { sidebar: string; previous?: PageLink; next?: PageLink }>()
      for (const [name, nodes] of Object.entries(version.sidebars)) {
        sidebars.push({ version: version.name, locale: locale.code, name, nodes: resolveSidebar(nodes, pages, locale) })
        for (const [id, neighbours] of sidebarOrder(nodes, pages)) order.set(id, { sidebar: name, ...neighbours })
      }
      for (const page of pages.values()) {
        docs.push({
          ...page,
          meta: docMeta({ loaded, page, pages, translations, updated, place: order.get(page.source.id) }),
        })
      }
    }
  }
  const byPath = new Map(docs.map((page) => [page.source.path, page]))
  const sources = parsed.map(({ source }) => source)
  const blog = assembleBlog(loaded, input.blog)
  const problems = checkSidebars(loaded, [...sources, ...drafts])
  const changes = siteChanges(history, sources)
  return { loaded, sources, docs, byPath, homes, blog, sidebars, updated, changes, problems }
}

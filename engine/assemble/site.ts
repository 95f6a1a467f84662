import type { LoadedSite } from '../config/load-site.ts'
import type { Locale, LocaleCode } from '../model/locale.ts'
import type { DocMeta, HomeMeta } from '../model/page.ts'
import type { Path } from '../model/route.ts'
import type { Parsed, ParsedPage } from '../parse/parse-pages.ts'
import type { Problem } from '../problems/problem.ts'
import type { History } from '../read/history/history.ts'
import { type UpdatedDays, updatedDays } from '../read/history/updated.ts'
import type { Source, SourcePage } from '../read/source-page.ts'
import type { SidebarNode } from '../shell/sidebar-data.ts'
import { checkSidebars } from './check-sidebars.ts'
import { docMeta } from './doc-meta.ts'
import type { GroupPlans } from './groups/drawn-pages.ts'
import { indexPages } from './page-index.ts'
import type { SiteBlog } from './posts.ts'
import { placesIn, resolveSidebar, type SidebarPosition } from './sidebar.ts'
import { amongTranslations, byRoute } from './translations.ts'

/** A page of the documentation with all that the site knows of it. */
export interface DocPage extends ParsedPage {
  readonly meta: DocMeta
}

/** The front page of a locale. */
export interface HomePage extends Parsed<Source> {
  readonly meta: HomeMeta
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
  /** What answers at the beginnings of routes. */
  readonly groups: GroupPlans
  readonly updated: UpdatedDays
  readonly history: History
  /** What is wrong with the sidebars: pages that do not exist or stand there twice. */
  readonly problems: readonly Problem[]
}

/** What a site is made of. */
export interface SiteInput {
  readonly parsed: readonly ParsedPage[]
  readonly groups: GroupPlans
  /** Pages that are left out, and that sidebars may name. */
  readonly drafts: readonly SourcePage[]
  readonly homes: readonly Parsed<Source>[]
  readonly blog: SiteBlog
  readonly history: History
}

/** Puts pages, sidebars, blog and history together. */
export function assembleSite(loaded: LoadedSite, input: SiteInput): Site {
  const { parsed, groups, drafts, history, blog } = input
  const { config } = loaded
  const sources = parsed.map(({ source }) => source)
  const updated = updatedDays(history)
  const sidebars: SiteSidebar[] = []
  const translations = byRoute(sources)
  const docs: DocPage[] = []
  for (const version of config.docs.versions) {
    for (const locale of config.locales) {
      const pages = indexPages(parsed, version, locale)
      const places = new Map<string, SidebarPosition>()
      for (const [name, nodes] of Object.entries(groups.get(version.name)?.sidebars ?? {})) {
        sidebars.push({ version: version.name, locale: locale.code, name, nodes: resolveSidebar(nodes, pages, locale) })
        for (const [id, place] of placesIn(name, nodes, pages)) places.set(id, place)
      }
      for (const page of pages.values()) {
        const { source } = page
        const [same, place] = [translations.get(source.route) ?? [], places.get(source.id)]
        docs.push({ ...page, meta: docMeta({ config, source, pages, translations: same, updated, place }) })
      }
    }
  }
  const byPath = new Map(docs.map((page) => [page.source.path, page]))
  const homes = input.homes.map((page) => ({ ...page, meta: homeMeta(page, input.homes, config.locales) }))
  const problems = checkSidebars(loaded, [...sources, ...drafts])
  return { loaded, sources, docs, byPath, homes, blog, sidebars, groups, updated, history, problems }
}

function homeMeta({ source }: Parsed<Source>, homes: readonly Parsed<Source>[], locales: readonly Locale[]): HomeMeta {
  const { route, locale, frontMatter } = source
  const { title, description } = frontMatter
  const translations = homes.map((home) => home.source)
  return { kind: 'home', route, locale, title, description, ...amongTranslations(source, translations, locales) }
}

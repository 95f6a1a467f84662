import type { LocaleCode } from '../../model/locale.ts'
import { mainRoute, type NavGroup, walkNav } from '../../model/navigation.ts'
import type { Breadcrumb, DocMeta, PageLink } from '../../model/page.ts'
import { localizedPath, type Path, type Route } from '../../model/route.ts'
import { shellStrings } from '../../strings/shell-strings.ts'
import { sourceAddress } from '../content/source-address.ts'
import type { UpdatedDays } from '../history/updated.ts'
import type { ParsedPage } from '../parse/parse-pages.ts'
import type { LoadedSite } from '../site/load-site.ts'
import type { PageIndex } from './page-index.ts'

interface DocMetaInput {
  readonly loaded: LoadedSite
  readonly page: ParsedPage
  /** Pages of the same locale and version. */
  readonly pages: PageIndex
  /** Pages of all locales; see `byRoute`. */
  readonly translations: ReadonlyMap<Route, readonly ParsedPage[]>
  readonly updated: UpdatedDays
  /** Where the page stands in a sidebar, if it does. */
  readonly place?: { sidebar: string; previous?: PageLink; next?: PageLink }
}

/** The translations of each page, itself included. */
export function byRoute(parsed: readonly ParsedPage[]): ReadonlyMap<Route, readonly ParsedPage[]> {
  const pages = new Map<Route, ParsedPage[]>()
  for (const page of parsed) {
    const same = pages.get(page.source.route)
    if (same) same.push(page)
    else pages.set(page.source.route, [page])
  }
  return pages
}

/** Everything that the shell shows around an article. */
export function docMeta({ loaded, page, pages, translations: all, updated, place }: DocMetaInput): DocMeta {
  const { source } = page
  const { title, description, target } = source.frontMatter
  const translations = all.get(source.route) ?? []
  return {
    kind: 'doc',
    route: source.route,
    locale: source.locale,
    title,
    description,
    alternates: Object.fromEntries(
      translations.map((translation) => [translation.source.locale, translation.source.path]),
    ),
    version: source.version.name,
    sidebar: place?.sidebar ?? null,
    target,
    breadcrumbs: breadcrumbs(loaded, page, pages),
    previous: place?.previous,
    next: place?.next,
    editUrl: sourceAddress(loaded.config.editUrl, source),
    updated: updated.get(source.file) ?? null,
    staleSource: staleSource(loaded, page, translations),
  }
}

/** Path of the source page when the translation was made from another state of it. */
function staleSource(
  { config }: LoadedSite,
  { source }: ParsedPage,
  translations: readonly ParsedPage[],
): Path | undefined {
  const original = translations.find((translation) => translation.source.locale === config.locales[0]?.code)?.source
  if (!original || original.locale === source.locale) return undefined
  return source.frontMatter.source === original.sourceHash ? undefined : original.path
}

/** The way from the docs root: by the sidebar's groups, or by the route for pages outside every sidebar. */
function breadcrumbs({ config }: LoadedSite, { source }: ParsedPage, pages: PageIndex): Breadcrumb[] {
  const locale = config.locales.find(({ code }) => code === source.locale) ?? { path: '/' }
  const main = localizedPath(mainRoute(source.version), locale)
  const root = { title: shellStrings[source.locale].docsRoot, path: main }
  const groups = groupsAbove(source.version.sidebars, source.id)
  const between = groups
    ? groups.map((group) => groupCrumb(group, pages, source.locale))
    : parentsOf(source.id).flatMap((id) => pageCrumb(pages.get(id)))
  const own = { title: source.frontMatter.title, path: source.path }
  return [root, ...between.filter(({ path }) => path !== own.path), own]
}

/** The groups above each page. Sidebars do not change while a site is assembled. */
const groupsIn = new WeakMap<DocMetaSidebars, ReadonlyMap<string, readonly NavGroup[]>>()

function groupsAbove(sidebars: DocMetaSidebars, id: string): readonly NavGroup[] | undefined {
  const known = groupsIn.get(sidebars)
  if (known) return known.get(id)
  const groups = new Map<string, readonly NavGroup[]>()
  for (const nodes of Object.values(sidebars)) walkNav(nodes, (page, above) => groups.set(page, above))
  groupsIn.set(sidebars, groups)
  return groups.get(id)
}

type DocMetaSidebars = ParsedPage['source']['version']['sidebars']

function groupCrumb(group: NavGroup, pages: PageIndex, locale: LocaleCode): Breadcrumb {
  const page = group.page === undefined ? undefined : pages.get(group.page)
  return { title: group.label[locale], path: page?.source.path }
}

function pageCrumb(page: ParsedPage | undefined): Breadcrumb[] {
  return page
    ? [{ title: page.source.frontMatter.sidebarLabel ?? page.source.frontMatter.title, path: page.source.path }]
    : []
}

/** `a/b/c` has the parents `a` and `a/b`. */
function parentsOf(id: string): string[] {
  const parts = id.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

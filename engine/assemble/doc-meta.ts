import { mainRoute, type NavGroup } from '../config/docs-config.ts'
import type { ResolvedConfig } from '../config/site-config.ts'
import { labelsIn } from '../labels/labels-in.ts'
import { shellStrings } from '../labels/page-strings.ts'
import { textIn } from '../model/in-language.ts'
import { localeNamed } from '../model/locale.ts'
import type { Breadcrumb, DocMeta } from '../model/page.ts'
import { localizedPath } from '../model/route.ts'
import type { UpdatedDays } from '../read/history/updated.ts'
import { sourceAddress } from '../read/source-address.ts'
import type { SourcePage } from '../read/source-page.ts'
import type { PageIndex } from './page-index.ts'
import type { SidebarPosition } from './sidebar.ts'
import { amongTranslations } from './translations.ts'

interface DocMetaInput {
  readonly config: ResolvedConfig
  readonly source: SourcePage
  /** Pages of the same locale and version. */
  readonly pages: PageIndex
  /** The page in all languages. */
  readonly translations: readonly SourcePage[]
  readonly updated: UpdatedDays
  /** Where the page stands in a sidebar, if it does. */
  readonly place: SidebarPosition | undefined
}

/** Everything that the shell shows around an article. */
export function docMeta({ config, source, pages, translations, updated, place }: DocMetaInput): DocMeta {
  const { title, description, target } = source.frontMatter
  return {
    kind: 'doc',
    route: source.route,
    locale: source.locale,
    title,
    description,
    ...amongTranslations(source, translations, config.locales),
    version: source.version.name,
    sidebar: place?.sidebar ?? null,
    target,
    breadcrumbs: breadcrumbs(config, source, pages, place?.groups),
    previous: place?.previous,
    next: place?.next,
    editUrl: source.lists ? null : sourceAddress(config.editUrl, source),
    updated: lastChange(source, updated),
  }
}

/** Of an index that is drawn, the last change of what it lists. */
function lastChange({ file, lists }: SourcePage, updated: UpdatedDays): string | null {
  if (!lists) return updated.get(file) ?? null
  return (
    lists
      .flatMap((page) => lastChange(page, updated) ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/** The way from the docs root: by the sidebar's groups, or by the route for pages outside every sidebar. */
function breadcrumbs(
  { locales }: ResolvedConfig,
  { locale, version, id, path, frontMatter, lists }: SourcePage,
  pages: PageIndex,
  groups: readonly NavGroup[] | undefined,
): Breadcrumb[] {
  const language = localeNamed(locales, locale)
  const main = localizedPath(mainRoute(version), language)
  const root = { title: labelsIn(shellStrings, language).docsRoot, path: main }
  const between = groups
    ? groups.map(({ label, page }) => ({
        title: textIn(label, locale),
        path: page === undefined ? undefined : pages.get(page)?.source.path,
      }))
    : parentsOf(id).flatMap((parent) => pageCrumb(pages.get(parent)?.source))
  // The title of an index names its group with the one around it, which stands beside it here.
  const own = { title: (lists && frontMatter.sidebarLabel) ?? frontMatter.title, path }
  return [root, ...between.filter((step) => step.path !== path), own]
}

function pageCrumb(source: SourcePage | undefined): Breadcrumb[] {
  return source ? [{ title: source.frontMatter.sidebarLabel ?? source.frontMatter.title, path: source.path }] : []
}

/** `a/b/c` has the parents `a` and `a/b`. */
function parentsOf(id: string): string[] {
  const parts = id.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

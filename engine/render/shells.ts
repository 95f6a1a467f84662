import { resolveFooter } from '../assemble/footer.ts'
import { layoutOf, shellDraft } from '../assemble/shell.ts'
import type { Site } from '../assemble/site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { hashOf } from '../cache/seal.mjs'
import type { ShellStrings } from '../labels/en/pages.ts'
import type { LocaleCode } from '../model/locale.ts'
import type { KnownRoute } from '../model/page.ts'
import { hrefOf } from '../model/route.ts'
import type { SearchFeature } from '../search-index/search-feature.ts'
import { searchManifest, siteIndexes } from '../search-index/site-indexes.ts'
import type { ClientLabels, SiteData } from '../shell/document-data.ts'
import type { LayoutData, ShellData } from '../shell/shell-data.ts'
import type { FilesOnDemand } from '../write/files-on-demand.ts'
import type { ShellRenderer } from './renderer.ts'

/** The shell of a locale, and the addresses of its data. */
export interface LocaleShell {
  readonly shell: ShellData
  readonly layout: LayoutData
  readonly footerHtml: string
  /** What its documents tell the client of the site. */
  readonly siteData: SiteData
  readonly href: string
  /** Hrefs of the sidebars by `<version>/<name>`. */
  readonly sidebars: Readonly<Record<string, string>>
}

/** Shells of all locales; their data files and those that they name are added to `files`. */
export function buildShells(
  site: Site,
  features: readonly SearchFeature[],
  bundle: Bundle,
  renderer: ShellRenderer,
  files: FilesOnDemand,
): Map<LocaleCode, LocaleShell> {
  const { config } = site.loaded
  const put = (name: string, value: unknown, also: unknown = '') => {
    const text = JSON.stringify(value)
    const file = `assets/${name}-${hashOf(text + JSON.stringify(also)).slice(0, 10)}.json`
    files.set(file, text)
    return hrefOf(`/${file}`, config.base)
  }
  const indexes = siteIndexes(site, files, features)
  const drafts = config.locales.map((locale) => {
    const manifest = searchManifest(site, locale, indexes)
    const draft = { ...shellDraft(site, locale), search: { ...manifest, workers: workersOf(bundle, config.base) } }
    const bare: ShellData = { ...draft, build: '', routesUrl: '' }
    const layout = layoutOf(site, locale)
    const sidebars = sidebarFiles(site, bare, renderer, put)
    const routesUrl = put(`routes-${locale.code}`, routesOf(site, locale.code))
    const footerHtml = renderer.renderFooter(bare, layout, resolveFooter(config.footer, locale, config.base))
    return { shell: { ...draft, routesUrl }, layout, sidebars, footerHtml }
  })
  // What only code and configuration change; the rest changes with the contents, and open pages notice.
  const { footer, navbar, announcement } = config
  const words = drafts.map(({ shell: { strings } }) => strings)
  const lasting = [bundle.id, words, config.base, config.title, config.locales, footer, navbar, announcement]
  const build = hashOf(JSON.stringify([...lasting, config.colorMode, config.search.contexts])).slice(0, 10)
  return new Map(
    drafts.map((draft) => {
      const shell: ShellData = { ...draft.shell, build }
      const href = put(`shell-${shell.locale}`, shell, draft.sidebars)
      return [shell.locale, { ...draft, shell, siteData: siteDataOf(shell, draft.layout), href }]
    }),
  )
}

function siteDataOf(shell: ShellData, { colorMode }: LayoutData): SiteData {
  const { base, siteTitle, titleDelimiter, locale, locales, strings, search, docs } = shell
  const own = locales.map(({ code, path, htmlLang, direction }) => ({ code, path, htmlLang, direction }))
  const about = { base, siteTitle, titleDelimiter, locale, locales: own, colorMode, shortcut: search.shortcut }
  const common = { ...about, labels: labelsOf(strings) }
  const last = docs.versions.find(({ isLast }) => isLast)
  if (docs.versions.length < 2 || !last) return common
  const names = Object.fromEntries(docs.versions.map(({ name, label }) => [name, label]))
  return { ...common, versions: { plugin: docs.pluginId, last: last.name, labels: names } }
}

function labelsOf(strings: ShellStrings): ClientLabels {
  const { copied, copyFailed, copyHeadingLink, pageLoaded, breadcrumbs, loading } = strings
  const { loadFailed, loadFailedHint, searchFailed, toolFailed, retry } = strings
  const copying = { copied, copyFailed, copyHeadingLink }
  const failing = { loadFailed, loadFailedHint, searchFailed, toolFailed, retry }
  return { ...copying, ...failing, pageLoaded, breadcrumbs, loading }
}

function workersOf({ files }: Bundle, base: string): string[] {
  return files.filter((file) => /^assets\/worker-/.test(file)).map((file) => hrefOf(`/${file}`, base))
}

function sidebarFiles(
  site: Site,
  shell: ShellData,
  renderer: ShellRenderer,
  put: (name: string, value: unknown) => string,
): Record<string, string> {
  const own = site.sidebars.filter(({ locale }) => locale === shell.locale)
  return Object.fromEntries(
    own.map(({ version, name, nodes }) => {
      const html = renderer.renderSidebar(shell, nodes)
      return [`${version}/${name}`, put(`sidebar-${shell.locale}`, { html })]
    }),
  )
}

/** The pages of a locale, and those that only another one has. */
function routesOf(site: Site, locale: LocaleCode): KnownRoute[] {
  const articles = [...site.docs, ...site.blog.posts].map(({ source: { path }, meta }) => ({ path, meta }))
  return [...articles, ...site.blog.lists].flatMap(({ path, meta }) => {
    const known = { path, title: meta.title }
    if (meta.locale === locale) return [known]
    return meta.alternates[locale] === undefined ? [{ ...known, locale: meta.locale }] : []
  })
}

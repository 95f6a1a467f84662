import { resolveFooter } from '../assemble/footer.ts'
import { shellDraft } from '../assemble/shell.ts'
import type { Site } from '../assemble/site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { hashOf } from '../cache/seal.mjs'
import type { LocaleCode } from '../model/locale.ts'
import type { KnownRoute } from '../model/page.ts'
import { hrefOf } from '../model/route.ts'
import type { SearchFeature } from '../search-index/search-feature.ts'
import { searchManifest, siteIndexes } from '../search-index/site-indexes.ts'
import type { ShellData } from '../shell/shell-data.ts'
import type { FilesOnDemand } from '../write/files-on-demand.ts'
import type { ShellRenderer } from './renderer.ts'

/** The shell of a locale and the address of its data. */
export interface LocaleShell {
  readonly shell: ShellData
  readonly href: string
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
  const put = (name: string, value: unknown) => {
    const text = JSON.stringify(value)
    const file = `assets/${name}-${hashOf(text).slice(0, 10)}.json`
    files.set(file, text)
    return hrefOf(`/${file}`, config.base)
  }
  const indexes = siteIndexes(site, files, features)
  const drafts = config.locales.map((locale) => {
    const manifest = searchManifest(site, locale, indexes)
    const draft = { ...shellDraft(site, locale), search: { ...manifest, workers: workersOf(bundle, config.base) } }
    const bare: ShellData = { ...draft, build: '', sidebars: {}, routesUrl: '', footerHtml: '' }
    const sidebars = sidebarFiles(site, bare, renderer, put)
    const routesUrl = put(`routes-${locale.code}`, routesOf(site, locale.code))
    const footerHtml = renderer.renderFooter(bare, resolveFooter(config.footer, locale, config.base))
    return { ...draft, sidebars, routesUrl, footerHtml }
  })
  const build = hashOf(JSON.stringify([bundle.id, drafts.map(lasting)])).slice(0, 10)
  return new Map(
    drafts.map((draft) => {
      const href = put(`shell-${draft.locale}`, { ...draft, build, footerHtml: '' })
      return [draft.locale, { shell: { ...draft, build }, href }]
    }),
  )
}

/** What only the configuration changes. The rest changes with the contents, and open pages fetch it anew. */
function lasting({ sidebars, routesUrl, search, navbar, docs, ...rest }: Omit<ShellData, 'build'>): unknown {
  return { ...rest, contexts: search.contexts }
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

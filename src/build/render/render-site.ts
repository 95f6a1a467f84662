import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { LocaleCode } from '../../model/locale.ts'
import type { PageData, PageMeta } from '../../model/page.ts'
import { fileStem, localizedPath, type Path } from '../../model/route.ts'
import { policy } from '../../server/headers.ts'
import type { SiteInfo } from '../../server/site-info.ts'
import { announcementCss, resolveAnnouncement } from '../assemble/announcement.ts'
import type { DocPage, Site } from '../assemble/site.ts'
import type { BuildOptions } from '../build-site.ts'
import type { Bundle } from '../bundle/bundle.ts'
import { renderDocument } from './document.ts'
import { escapeText } from './escape.ts'
import { alternateLinks } from './head.ts'
import type { SiteOutput } from './output.ts'
import { renderRedirect } from './redirect.ts'
import { loadRenderer, type ShellRenderer } from './renderer.ts'
import { buildShells, type LocaleShell } from './shells.ts'
import type { SiteAssets } from './site-assets.ts'

/** What rendering a page takes, gathered once for a site. */
export interface RenderContext {
  readonly site: Site
  readonly bundle: Bundle
  readonly renderer: ShellRenderer
  readonly shells: ReadonlyMap<LocaleCode, LocaleShell>
  readonly assets: SiteAssets
  readonly files: Map<string, string>
}

/** Renders every page of a site. */
export async function renderSite(site: Site, bundle: Bundle, options: BuildOptions): Promise<SiteOutput> {
  const renderer = await loadRenderer(bundle)
  const files = new Map<string, string>()
  const shells = buildShells(site, bundle, renderer, files)
  const info = siteInfo(site, bundle)
  const context = { site, bundle, renderer, shells, files, assets: siteAssets(site, info, files, options) }
  for (const page of site.docs) renderDoc(context, page)
  for (const home of site.homes) renderHomePage(context, home)
  for (const locale of site.loaded.config.locales) renderNotFound(context, locale.code)
  for (const { from, to } of info.redirects) {
    files.set(`${fileStem(from)}.html`, renderRedirect(site.loaded.config, to))
  }
  return { files, info, pageCount: site.docs.length + site.homes.length }
}

/** Renders one page of the documentation, as the development server does after a change. */
export function renderDoc(context: RenderContext, page: DocPage): void {
  const { site, renderer, shells, bundle } = context
  const { meta, article, source } = page
  const shell = shells.get(source.locale)?.shell
  const sidebar = site.sidebars.find(
    ({ version, locale, name }) => version === meta.version && locale === source.locale && name === meta.sidebar,
  )
  const html = `<h1>${escapeText(meta.title)}</h1>${article.html}`
  const sidebarHtml =
    shell && sidebar
      ? `${renderer.renderSidebar(shell, sidebar.nodes, source.path)}<script>${bundle.earlySidebar}</script>`
      : null
  renderPage(context, source.path, meta, html, sidebarHtml, alternateLinks(site.loaded.config, meta))
}

function renderHomePage(context: RenderContext, { source, article }: Site['homes'][number]): void {
  const { config } = context.site.loaded
  const { locale, title, description } = source
  const path = localizedPath('/', config.locales.find(({ code }) => code === locale) ?? { path: '/' })
  const alternates = Object.fromEntries(config.locales.map((other) => [other.code, other.path]))
  const meta: PageMeta = { kind: 'home', route: '/', locale, title, description, alternates }
  const html = context.renderer.renderHome({ title, html: article.html })
  renderPage(context, path, meta, html, null, alternateLinks(config, meta))
}

function renderNotFound(context: RenderContext, locale: LocaleCode): void {
  const { config } = context.site.loaded
  const shell = context.shells.get(locale)?.shell
  if (!shell) return
  const { notFoundTitle: title, notFoundText: description } = shell.strings
  const path = localizedPath('/404', config.locales.find(({ code }) => code === locale) ?? { path: '/' })
  const meta: PageMeta = { kind: 'not-found', route: '/404', locale, title, description, alternates: {} }
  renderPage(context, path, meta, '', null, ['<meta name="robots" content="noindex">'])
}

/** Adds a page's document and, beside it, what a later navigation fetches. */
function renderPage(
  context: RenderContext,
  path: Path,
  meta: PageMeta,
  html: string,
  sidebarHtml: string | null,
  head: readonly string[],
): void {
  const { shell, href } = context.shells.get(meta.locale) ?? {}
  if (!shell || href === undefined) throw new Error(`No shell for locale "${meta.locale}"`)
  const data: PageData = { build: shell.build, meta, html }
  const app = context.renderer.renderApp(shell, data, path, sidebarHtml)
  const document = { shell, app, head, data: { build: shell.build, meta, shell: href } }
  const { assets, bundle, files } = context
  files.set(`${fileStem(path)}.html`, renderDocument({ ...document, assets, bundle }))
  files.set(`${fileStem(path)}.json`, JSON.stringify(data))
}

function siteInfo({ loaded: { config } }: Site, bundle: Bundle): SiteInfo {
  const moved = Object.entries(config.redirects ?? {})
  for (const { path, mainDocId } of config.docs.versions) {
    if (mainDocId !== '') moved.push([path, `${path}/${mainDocId}`])
  }
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  return {
    base: config.base,
    locales: config.locales.map(({ code, path }) => ({ code, path })),
    redirects: config.locales.flatMap((locale) =>
      moved.map(([from, to]) => ({ from: localizedPath(from, locale), to: localizedPath(to, locale) })),
    ),
    scriptHashes: [hash(bundle.early), hash(bundle.earlySidebar)],
    analyticsOrigin: config.analytics ? new URL(config.analytics.src).origin : null,
  }
}

function siteAssets(site: Site, info: SiteInfo, files: Map<string, string>, options: BuildOptions): SiteAssets {
  const { config } = site.loaded
  const extraStyles: string[] = []
  const first = config.locales[0]
  const css = first ? announcementCss(resolveAnnouncement(config, first)) : ''
  if (css !== '') {
    const name = `announcement-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`
    files.set(`assets/${name}`, css)
    extraStyles.push(name)
  }
  return {
    generator: `xec-site ${siteVersion()}`,
    policy: options.metaPolicy ? policy(info, { meta: true }) : null,
    extraStyles,
    analytics: config.analytics ?? null,
  }
}

/** The site's own version, from its only place. */
function siteVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

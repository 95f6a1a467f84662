import type { DocPage, HomePage } from '../assemble/site.ts'
import { markdownPath, type PlainPage, pageMarkdown } from '../markdown/plain/page-markdown.ts'
import { escapeAttribute, escapeText } from '../markup/escape.ts'
import { type Locale, localeNamed } from '../model/locale.ts'
import type { DocsVersion } from '../model/navbar.ts'
import type { ArticleStyle, Heading, PageData, PageFacts, PageMeta } from '../model/page.ts'
import { fileStem, hrefOf, localizedPath, type Path } from '../model/route.ts'
import { pathInVersion } from '../shell/versions/version-paths.ts'
import type { Files } from '../write/output.ts'
import { contentsHtml } from './contents.ts'
import { shellOf } from './context.ts'
import { renderDocument } from './document.ts'
import { isListed } from './head/listed.ts'
import { pageHead } from './head/page-head.ts'
import type { RenderContext } from './page-feature.ts'
import { pageActions } from './plain/page-actions.ts'
import { plainDoc, plainHome } from './plain/plain-pages.ts'
import type { LocaleShell } from './shells.ts'

/** Renders one page of the documentation, as the development server does after a change. */
export function renderDoc(context: RenderContext, page: DocPage): Files {
  const { site, features, renderer } = context
  const { meta, article, source } = page
  const { shell, sidebars } = shellOf(context, source.locale)
  const sidebar = site.sidebars.find(
    ({ version, locale, name }) => version === meta.version && locale === source.locale && name === meta.sidebar,
  )
  const { base, locales } = site.loaded.config
  const actions = pageActions(source.path, localeNamed(locales, source.locale), base)
  const html = `<h1>${escapeText(meta.title)}</h1>${actions}${article.html}`
  const href = sidebars[`${meta.version}/${meta.sidebar}`]
  const beside =
    sidebar && href !== undefined
      ? { sidebar: { html: renderer.renderSidebar(shell, sidebar.nodes, source.path), href } }
      : {}
  const { headings, styles } = article
  const content = { html, headings, styles, plain: plainDoc(page), ...beside }
  return renderPage(
    context,
    source.path,
    meta,
    content,
    features.flatMap(({ pageHead }) => pageHead?.(site, page) ?? []),
  )
}

/** Renders the front page of a locale. */
export function renderHomePage(context: RenderContext, page: HomePage): Files {
  const { article, meta, source } = page
  const html = context.renderer.renderHome({ title: meta.title, html: article.html })
  const styles: ArticleStyle[] = ['home', ...article.styles]
  const content = { html, styles, plain: plainHome(page) }
  const head = context.features.flatMap(({ homeHead }) => homeHead?.(context.site, meta.locale) ?? [])
  return renderPage(context, source.path, meta, content, head)
}

/** Renders the page for unknown addresses of a locale. */
export function renderNotFound(context: RenderContext, locale: Locale): Files {
  const { notFoundTitle: title, notFoundText: description } = shellOf(context, locale.code).shell.strings
  const path = localizedPath('/404', locale)
  const meta: PageMeta = { kind: 'not-found', route: '/404', locale: locale.code, title, description, alternates: {} }
  const head = [`<script>${context.bundle.notFoundScript}</script>`, '<meta name="robots" content="noindex">']
  const chunkStyle = context.bundle.notFoundStyle
  return renderPage(context, path, meta, { html: '', styles: [], chunkStyle }, head)
}

export interface PageContent {
  readonly html: string
  /** Those of its article, for the table of contents. */
  readonly headings?: readonly Heading[]
  readonly sidebar?: { readonly html: string; readonly href: string }
  readonly styles: readonly ArticleStyle[]
  /** The page for programs that read; absent where it holds no text. */
  readonly plain?: PlainPage
  /** The stylesheet of the page's component: later navigations get it with the component. */
  readonly chunkStyle?: string
}

/** The stylesheet of what shows when a reader asks for it: nobody waits for it before. */
const lateStyle = 'code-run'

/** Loads it where no script does; the script finds its address here (run-note.ts). */
function withoutScript(href: string): string {
  return `<noscript class="late-style"><link rel="stylesheet" href="${escapeAttribute(href)}"></noscript>`
}

/**
 * A page's document and, beside it, what a later navigation fetches.
 * @param head lines of the head that this page has besides what is told of every page.
 */
export function renderPage(
  context: RenderContext,
  path: Path,
  meta: PageMeta,
  { html, headings, sidebar, styles, plain, chunkStyle }: PageContent,
  head: readonly string[] = [],
): Files {
  const around = shellOf(context, meta.locale)
  const { shell, layout, siteData } = around
  context.rendered.set(path, meta)
  const image = isListed(meta) ? context.pageImages?.add(meta) : undefined
  const about = [...pageHead(context.site.loaded.config, meta, path, image), ...plainLink(plain, shell.base)]
  const hrefOfStyle = (file: string) => hrefOf(`/assets/${file}`, shell.base)
  const { assets, bundle } = context
  const { articleStyles } = bundle
  const early = styles.filter((name) => name !== lateStyle)
  const hrefs = early.map((name) => hrefOfStyle(articleStyles[name]))
  const late = styles.includes(lateStyle) ? withoutScript(hrefOfStyle(articleStyles[lateStyle])) : ''
  const facts = factsOf(meta, path, around, sidebar?.href)
  const { renderer } = context
  const hasSidebar = sidebar !== undefined
  const content = { meta, path, html: html + late, contents: contentsHtml(headings), hasSidebar }
  const area = renderer.renderArea(around, content, facts)
  const app = renderer.renderApp(around, sidebar ? renderer.withSidebar(area, sidebar.html) : area, path, facts)
  const common = { build: shell.build, shell: around.href, page: facts }
  const data: PageData = {
    ...common,
    html: renderer.isIsland(meta.kind) ? renderer.islandHtml('') : area,
    styles: hrefs,
  }
  const files = early.map((name) => articleStyles[name])
  const elements = [...files, ...(chunkStyle === undefined ? [] : [chunkStyle])].map(
    (file) => assets.styles[file] ?? '',
  )
  const { description } = meta
  const document = {
    shell,
    layout,
    app,
    head,
    about,
    styles: elements,
    data: { ...common, site: siteData },
    description,
  }
  return new Map([
    [`${fileStem(path)}.html`, renderDocument({ ...document, assets, bundle })],
    [`${fileStem(path)}.json`, JSON.stringify(data)],
    ...(plain ? [[`${fileStem(path)}.md`, pageMarkdown(plain)] as const] : []),
  ])
}

/** What the client is told of a page. */
function factsOf(meta: PageMeta, path: Path, { shell }: LocaleShell, sidebar: string | undefined): PageFacts {
  const { kind, title, alternates } = meta
  const { versions } = shell.docs
  const version = 'version' in meta ? meta.version : undefined
  const own = versions.find(({ name }) => name === version)
  const inVersion = (target: DocsVersion) => hrefOf(pathInVersion(target, own, path, { version }), shell.base)
  return {
    ...{ kind, title, alternates },
    ...(version !== undefined && { version }),
    ...(versions.length > 1 && { inVersions: Object.fromEntries(versions.map((one) => [one.name, inVersion(one)])) }),
    ...(sidebar !== undefined && { sidebar }),
  }
}

/** By it programs find the Markdown of a page. */
function plainLink(plain: PlainPage | undefined, base: string): string[] {
  if (!plain) return []
  const href = hrefOf(encodeURI(markdownPath(plain.path)), base)
  return [`<link rel="alternate" type="text/markdown" href="${escapeAttribute(href)}">`]
}

import type { DocPage, HomePage } from '../assemble/site.ts'
import { markdownPath, type PlainPage, pageMarkdown } from '../markdown/plain/page-markdown.ts'
import { escapeAttribute, escapeText } from '../markup/escape.ts'
import { type Locale, localeNamed } from '../model/locale.ts'
import type { ArticleStyle, Heading, PageData, PageMeta } from '../model/page.ts'
import { fileStem, hrefOf, localizedPath, type Path } from '../model/route.ts'
import type { Files } from '../write/output.ts'
import { contentsHtml } from './contents.ts'
import { shellOf } from './context.ts'
import { renderDocument } from './document.ts'
import { isListed } from './head/listed.ts'
import { pageHead } from './head/page-head.ts'
import type { RenderContext } from './page-feature.ts'
import { pageActions } from './plain/page-actions.ts'
import { plainDoc, plainHome } from './plain/plain-pages.ts'

/** Renders one page of the documentation, as the development server does after a change. */
export function renderDoc(context: RenderContext, page: DocPage): Files {
  const { site, features, renderer } = context
  const { meta, article, source } = page
  const { shell } = shellOf(context, source.locale)
  const sidebar = site.sidebars.find(
    ({ version, locale, name }) => version === meta.version && locale === source.locale && name === meta.sidebar,
  )
  const { base, locales } = site.loaded.config
  const actions = pageActions(source.path, localeNamed(locales, source.locale), base)
  const html = `<h1>${escapeText(meta.title)}</h1>${actions}${article.html}`
  const sidebarHtml = sidebar ? renderer.renderSidebar(shell, sidebar.nodes, source.path) : null
  const { headings, styles } = article
  const content = { html, headings, sidebarHtml, styles, plain: plainDoc(page) }
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
  const content = { html, sidebarHtml: null, styles, plain: plainHome(page) }
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
  return renderPage(context, path, meta, { html: '', sidebarHtml: null, styles: [], chunkStyle }, head)
}

export interface PageContent {
  readonly html: string
  /** Those of its article, for the table of contents. */
  readonly headings?: readonly Heading[]
  readonly sidebarHtml: string | null
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
  { html, headings, sidebarHtml, styles, plain, chunkStyle }: PageContent,
  head: readonly string[] = [],
): Files {
  const { shell, href } = shellOf(context, meta.locale)
  context.rendered.set(path, meta)
  const image = isListed(meta) ? context.pageImages?.add(meta) : undefined
  const about = [...pageHead(context.site.loaded.config, meta, path, image), ...plainLink(plain, shell.base)]
  const hrefOfStyle = (file: string) => hrefOf(`/assets/${file}`, shell.base)
  const { assets, bundle } = context
  const { articleStyles } = bundle
  const early = styles.filter((name) => name !== lateStyle)
  const hrefs = early.map((name) => hrefOfStyle(articleStyles[name]))
  const late = styles.includes(lateStyle) ? withoutScript(hrefOfStyle(articleStyles[lateStyle])) : ''
  const contents = contentsHtml(headings)
  const data: PageData = { build: shell.build, shell: href, meta, html: html + late, contents, styles: hrefs }
  const app = context.renderer.renderApp(shell, data, path, sidebarHtml)
  const files = early.map((name) => articleStyles[name])
  const elements = [...files, ...(chunkStyle === undefined ? [] : [chunkStyle])].map(
    (file) => assets.styles[file] ?? '',
  )
  const document = { shell, app, head, about, styles: elements, data: { build: shell.build, meta, shell: href } }
  return new Map([
    [`${fileStem(path)}.html`, renderDocument({ ...document, assets, bundle })],
    [`${fileStem(path)}.json`, JSON.stringify(data)],
    ...(plain ? [[`${fileStem(path)}.md`, pageMarkdown(plain)] as const] : []),
  ])
}

/** By it programs find the Markdown of a page. */
function plainLink(plain: PlainPage | undefined, base: string): string[] {
  if (!plain) return []
  const href = hrefOf(encodeURI(markdownPath(plain.path)), base)
  return [`<link rel="alternate" type="text/markdown" href="${escapeAttribute(href)}">`]
}

import type { Bundle } from '../bundle/bundle.ts'
import { escapeAttribute, escapeText, scriptJson } from '../markup/escape.ts'
import { localeNamed } from '../model/locale.ts'
import { hrefOf } from '../model/route.ts'
import { dataId, rootId } from '../model/shell-ids.ts'
import { documentTitle } from '../model/title.ts'
import type { DocumentData } from '../shell/document-data.ts'
import type { LayoutData, ShellData } from '../shell/shell-data.ts'
import type { SiteAssets } from './site-assets.ts'

export interface DocumentInput {
  readonly shell: ShellData
  readonly layout: LayoutData
  readonly data: DocumentData
  readonly description: string
  /** HTML of the shell with the page in it. */
  readonly app: string
  /** Lines of the head that belong to this page alone. */
  readonly head: readonly string[]
  /** Lines of the head that tell others of the page: browsers need them last. */
  readonly about: readonly string[]
  /** Stylesheets that this page needs besides the one of every page, as elements. */
  readonly styles: readonly string[]
  readonly assets: SiteAssets
  readonly bundle: Bundle
}

/** A whole HTML document. It has no inline handler and no style attribute, and only scripts that the policy names. */
export function renderDocument(input: DocumentInput): string {
  const { shell, layout, data, app, head, about, styles, assets, bundle } = input
  const { htmlLang, direction } = localeNamed(shell.locales, shell.locale)
  const asset = (name: string) => escapeAttribute(hrefOf(`/assets/${name}`, shell.base))
  const lines = [
    '<!doctype html>',
    `<html ${rootAttributes(shell, layout, data)} lang="${htmlLang}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    ...metaPolicy(assets, data),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeText(documentTitle(data.page.title, shell.siteTitle, shell.titleDelimiter))}</title>`,
    `<meta name="description" content="${escapeAttribute(input.description)}">`,
    `<meta name="generator" content="${escapeAttribute(assets.generator)}">`,
    ...(assets.browserTags[shell.locale] ?? []),
    ...head,
    `<script>${bundle.choicesScript}</script>`,
    // Masks are asked for as fonts are, across origins.
    `<link rel="preload" href="${asset(bundle.icons)}" as="image" crossorigin>`,
    assets.styles[bundle.style] ?? '',
    ...styles,
    ...(assets.configuredStyle ? [`<style>${assets.configuredStyle}</style>`] : []),
    `<script type="module" src="${asset(bundle.script)}"></script>`,
    ...analytics(assets),
    ...about,
    '</head>',
    '<body>',
    `<div id="${rootId}">${app}</div>`,
    `<script type="application/json" id="${dataId}">${scriptJson(data)}</script>`,
    '</body>',
    '</html>',
  ]
  return `${lines.join('\n')}\n`
}

/** What the scripts before the first paint must know. */
function rootAttributes({ base, locale, locales }: ShellData, layout: LayoutData, { page }: DocumentData): string {
  const { colorMode, announcement } = layout
  const { code, htmlLang, main } = localeNamed(locales, locale)
  const attributes = []
  // For `pageLocale` and `labelsIn`.
  if (code !== htmlLang) attributes.push(`data-locale="${code}"`)
  if (main) attributes.push(`data-main-locale="${main}"`)
  if (colorMode.switchable) attributes.push('data-switchable')
  if (!colorMode.respectSystem || !colorMode.switchable) attributes.push(`data-theme="${colorMode.default}"`)
  if (announcement) attributes.push(`data-announcement-id="${escapeAttribute(announcement.id)}"`)
  if (page.kind === 'not-found') {
    // Its own first: a host with one 404.html for all languages shows it where it does not belong.
    const own = locales.filter(({ code }) => code === locale)
    const roots = [...new Set([...own, ...locales])].map(({ path }) => hrefOf(path, base))
    attributes.push(`data-roots="${escapeAttribute(roots.join(' '))}"`)
  }
  return attributes.join(' ')
}

function metaPolicy({ policy }: SiteAssets, { page: { kind } }: DocumentData): string[] {
  if (!policy) return []
  const text = kind === 'not-found' ? policy.notFound : policy.page
  return [`<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(text)}">`]
}

function analytics({ analytics }: SiteAssets): string[] {
  if (!analytics) return []
  const { src, websiteId } = analytics
  return [`<script defer src="${escapeAttribute(src)}" data-website-id="${escapeAttribute(websiteId)}"></script>`]
}

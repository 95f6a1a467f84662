import { labelsIn } from '../../engine/labels/labels-in.ts'
import { fill, plural } from '../../engine/labels/plural.ts'
import { escapeAttribute, escapeText } from '../../engine/markup/escape.ts'
import type { Locale } from '../../engine/model/locale.ts'
import { hrefOf, localizedPath, type Path } from '../../engine/model/route.ts'
import { documentTitle } from '../../engine/model/title.ts'
import { absoluteUrl } from '../../engine/render/head/addresses.ts'
import type { RenderContext } from '../../engine/render/page-feature.ts'
import { chapterHtml } from './chapter-html.ts'
import { bookContents } from './contents.ts'
import type { LinkPlaces } from './links.ts'
import { bookRoute, type Chapter, type Part } from './parts.ts'
import { bookStrings } from './strings.ts'

/** Chapters are named by their pages, and no page is called like this. */
const ownId = ':contents'

/** A book as a document, chapter by chapter: no shell, no script, nothing folded. */
export function* renderBook(context: RenderContext, locale: Locale, parts: readonly Part[]): Generator<string> {
  const { config } = context.site.loaded
  const chapters = parts.flatMap((part) => part.chapters)
  const ids = new Map<Path, string>(chapters.map(({ id, page }) => [page.source.path, id]))
  const places: LinkPlaces = { base: config.base, url: config.url, chapters: ids }
  const strings = labelsIn(bookStrings, locale)
  const title = fill(strings.title, { site: config.title, version: config.toolVersion })
  const count = plural(chapters.length, strings.pages, locale.htmlLang)
  const beginning = [
    '<!doctype html>',
    `<html class="book" data-theme="light" lang="${locale.htmlLang}" dir="${locale.direction}">`,
    '<head>',
    ...head(context, locale, title, chapters),
    '</head>',
    '<body>',
    '<main>',
    `<h1>${escapeText(title)}</h1>`,
    `<p class="book-note">${escapeText(fill(strings.note, { count }))}</p>`,
    `<p class="book-note"><a href="${escapeAttribute(absoluteUrl(config, locale.path))}">${escapeText(strings.back)}</a></p>`,
    `<nav class="book-contents" aria-labelledby="${ownId}"><h2 id="${ownId}">${escapeText(strings.contents)}</h2>`,
    `<p class="book-numbers">${escapeText(strings.numbers)}</p>`,
    `${bookContents(parts, ids)}</nav>`,
  ]
  yield `${beginning.join('\n')}\n`
  for (const part of parts) yield* partHtml(part, places)
  yield '</main>\n</body>\n</html>\n'
}

function* partHtml({ title, chapters }: Part, places: LinkPlaces): Generator<string> {
  yield `<section class="part"><h2>${escapeText(title)}</h2>`
  for (const chapter of chapters) yield `\n${chapterSection(chapter, places)}`
  yield '</section>\n'
}

function chapterSection({ id, page: { article, meta, source } }: Chapter, places: LinkPlaces): string {
  const address = absoluteUrl(places, source.path)
  const link = `<a href="${escapeAttribute(address)}">${escapeText(address.replace(/^https?:\/\//, ''))}</a>`
  return [
    `<section class="chapter" id="${escapeAttribute(id)}"><h3>${escapeText(meta.title)}</h3>`,
    `<p class="chapter-address">${link}</p>`,
    `<div class="article">${chapterHtml(article.html, id, places)}</div></section>`,
  ].join('\n')
}

/** No list of pages has it: what it says, the pages themselves say to those who search. */
function head(context: RenderContext, locale: Locale, title: string, chapters: readonly Chapter[]): string[] {
  const { bundle, assets, site } = context
  const { config } = site.loaded
  const used = new Set(chapters.flatMap(({ page }) => page.article.styles))
  const styles = [...used]
    .filter((name) => name !== 'code-run' && name !== 'tool')
    .map((name) => bundle.articleStyles[name])
  const href = (name: string) => escapeAttribute(hrefOf(`/assets/${name}`, config.base))
  const url = (of: Locale) => escapeAttribute(absoluteUrl(config, localizedPath(bookRoute, of)))
  const { policy, generator, browserTags } = assets
  const description = fill(labelsIn(bookStrings, locale).description, { site: config.title })
  return [
    '<meta charset="utf-8">',
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy.page)}">`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(documentTitle(title, config.title, config.titleDelimiter))}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<meta name="generator" content="${escapeAttribute(generator)}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${url(locale)}">`,
    ...config.locales.map((other) => `<link rel="alternate" hreflang="${other.htmlLang}" href="${url(other)}">`),
    ...(browserTags[locale.code] ?? []),
    ...[bundle.style, ...styles, bundle.bookStyle].map((name) => `<link rel="stylesheet" href="${href(name)}">`),
  ]
}

import { labelsIn } from '../../labels/labels-in.ts'
import { plainStrings } from '../../labels/page-strings.ts'
import { markdownPath } from '../../markdown/plain/page-markdown.ts'
import { escapeAttribute, escapeText } from '../../markup/escape.ts'
import type { Locale } from '../../model/locale.ts'
import { hrefOf, type Path } from '../../model/route.ts'

/**
 * What stands below the title of an article: its Markdown as a link, and a button that copies it, which only shows where
 * scripts run. A part of the article, so it costs no code of the shell.
 */
export function pageActions(path: Path, locale: Locale, base: string): string {
  const { copyPage, viewMarkdown } = labelsIn(plainStrings, locale)
  const href = escapeAttribute(hrefOf(encodeURI(markdownPath(path)), base))
  const copy = `<button class="copy-page" type="button"><span class="icon icon-copy" aria-hidden="true"></span>${escapeText(copyPage)}</button>`
  return `<p class="page-actions">${copy}<a href="${href}" type="text/markdown">${escapeText(viewMarkdown)}</a></p>`
}

import type { Element } from 'hast'
import { h } from 'hastscript'
import type { LocaleCode } from '../../../model/locale.ts'
import type { ArticleStrings } from '../../../strings/en/article.ts'
import { escapeText } from '../../render/escape.ts'
import { icon, targetMark } from '../blocks/icon.ts'
import type { ColouredLine } from './colours.ts'
import { type CodeLanguage, languageLabel } from './languages.ts'
import type { SourceLine } from './lines.ts'
import type { CodeMeta } from './meta.ts'
import { type Stretch, setupLabel, stretchesOf } from './setup.ts'
import type { Piece } from './spans.ts'

/** A code block that has been read and coloured. */
export interface CodeBlock {
  readonly language: CodeLanguage
  readonly meta: CodeMeta
  readonly source: readonly SourceLine[]
  readonly lines: readonly ColouredLine[]
}

/** The figure of a code block: header, lines, marks. `check` says how the sample was checked. */
export function codeFigure(block: CodeBlock, strings: ArticleStrings, locale: LocaleCode, check?: Element): Element {
  const { language, meta, source } = block
  const properties = {
    className: ['code'],
    dataLang: language.id,
    ...(meta.target && { dataTarget: meta.target }),
    ...(meta.output && { dataOutput: true }),
    ...(meta.wrap && { dataWrap: true }),
    ...(meta.diff && { dataDiff: true }),
    ...(meta.firstLine !== undefined && { dataLines: true }),
  }
  const texts = source.map(({ text }) => text)
  const parts = stretchesOf(texts, meta.setup).map((stretch) => {
    const { start, end, isSetup } = stretch
    const pre = linesOf(block, stretch)
    if (!isSetup) return pre
    return h(
      'details.code-setup',
      h('summary', [icon('chevron-right'), setupLabel(texts.slice(start, end), strings, locale)]),
      pre,
    )
  })
  return h('figure', properties, [head(block, strings, check), ...parts])
}

function head({ language, meta }: CodeBlock, strings: ArticleStrings, check?: Element): Element {
  const label = meta.output ? strings.output : languageLabel(language, strings)
  return h('figcaption.code-head', [
    meta.target && targetMark(meta.target, strings),
    meta.title ? h('span.code-title', meta.title) : h('span.code-lang', label),
    check,
    h('button.code-copy', { type: 'button', ariaLabel: strings.copyCode }, [icon('copy')]),
  ])
}

function linesOf({ lines, source, meta }: CodeBlock, { start, end }: Stretch): Element {
  const highlighted = new Set(meta.highlighted)
  const written = lines.slice(start, end).map((line, offset) => {
    const index = start + offset
    const marks = [highlighted.has(index + 1) && 'hl', source[index]?.change, line.role]
    const classes = ['l', ...marks.filter((mark) => typeof mark === 'string')]
    // Numbers are written out: a counter in CSS cannot begin at any number without a style attribute.
    const number = meta.firstLine === undefined ? '' : ` data-line="${meta.firstLine + index}"`
    const prompt = line.prompt ? span('prompt', line.prompt) : ''
    return `<span class="${classes.join(' ')}"${number}>${prompt}${contentOf(line.pieces)}</span>\n`
  })
  // How many lines there are tells a browser the height of a block that it has not laid out yet.
  const code = h('code', meta.wrap ? {} : { dataRows: end - start })
  // As text: a page has thousands of coloured words, and every later step would walk over each of them.
  code.children = [{ type: 'raw', value: written.join('') }]
  return h('pre', { tabIndex: 0 }, [code])
}

/** Pieces of a shell template that stand together share one span. */
function contentOf(pieces: readonly Piece[]): string {
  let html = ''
  let inShell = false
  for (const { text, token, shell } of pieces) {
    if (shell !== inShell) html += shell ? '<span class="sh">' : '</span>'
    inShell = shell
    html += token ? span(token, text) : escapeText(text)
  }
  return inShell ? `${html}</span>` : html
}

function span(className: string, text: string): string {
  return `<span class="${className}">${escapeText(text)}</span>`
}

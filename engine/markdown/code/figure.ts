import type { Element } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import type { ArticleStrings } from '../../labels/en/pages.ts'
import { plural } from '../../labels/plural.ts'
import { targetStrings } from '../../labels/search-strings.ts'
import { escapeText } from '../../markup/escape.ts'
import { icon, targetMark } from '../icon.ts'
import { contextOf, labelsOf, stringsOf } from '../report.ts'
import type { ColouredLine } from './colours.ts'
import { languageLabel } from './languages.ts'
import type { SourceLine } from './lines.ts'
import { type MarkedPiece, markedPieces } from './marked-words.ts'
import type { Sample } from './sample.ts'
import { foldRest, type Stretch, setupLabel, stretchesOf } from './setup.ts'

/** A sample that has been coloured. */
interface ColouredSample extends Sample {
  readonly source: readonly SourceLine[]
  readonly lines: readonly ColouredLine[]
  /** How it was checked. */
  readonly check: Element | undefined
  /** Where it can be run. */
  readonly here: Element | undefined
}

/** The figure of a sample: header, lines, marks. */
export function codeFigure(sample: ColouredSample, file: VFile): Element {
  const strings = stringsOf(file)
  const { locale, foldSamples = 0 } = contextOf(file)
  const { fence, language, meta, source, here } = sample
  const properties = {
    className: ['code', ...(fence.notes.length > 0 ? ['code-noted'] : []), ...(meta.screen ? ['code-screen'] : [])],
    dataLang: language.id,
    ...(meta.target && { dataTarget: meta.target }),
    ...(meta.output && { dataOutput: true }),
    ...(meta.wrap && { dataWrap: true }),
    ...(meta.diff && { dataDiff: true }),
    ...(meta.firstLine !== undefined && { dataLines: true }),
  }
  const texts = source.map(({ text }) => text)
  const parts = foldRest(stretchesOf(texts, meta.setup), meta.fold ?? foldSamples).map((stretch) => {
    const { start, end, folded } = stretch
    const pre = linesOf(sample, stretch)
    if (!folded) return pre
    if (folded === 'rest') {
      const label = plural(end - start, strings.moreLines, locale)
      return h('details.code-fold', h('summary', [icon('chevron-down'), label]), pre)
    }
    const label = setupLabel(texts.slice(start, end), strings, locale)
    return h('details.code-setup', h('summary', [icon('chevron-right'), label]), pre)
  })
  return h('figure', properties, [head(sample, strings, file), ...parts, ...(here ? [here] : [])])
}

function head({ language, meta, check }: ColouredSample, strings: ArticleStrings, file: VFile): Element {
  const label = meta.output ? strings.output : languageLabel(language, strings)
  return h('figcaption.code-head', [
    meta.target && targetMark(meta.target, labelsOf(file, targetStrings)),
    meta.title ? h('span.code-title', meta.title) : h('span.code-lang', meta.screen ?? label),
    check,
    h('button.code-copy', { type: 'button', ariaLabel: strings.copyCode }, [icon('copy')]),
  ])
}

function linesOf({ fence, lines, source, meta }: ColouredSample, { start, end }: Stretch): Element {
  const highlighted = new Set(meta.highlighted)
  const written = lines.slice(start, end).map((line, offset) => {
    const index = start + offset
    const own = fence.notes.filter((note) => note.line === index + 1)
    const level = own.find(({ word }) => word === undefined)?.level
    const marks = [highlighted.has(index + 1) && 'hl', source[index]?.change, line.role, level]
    const classes = ['l', ...marks.filter((mark) => typeof mark === 'string')]
    // Numbers are written out: a counter in CSS cannot begin at any number without a style attribute.
    const number = meta.firstLine === undefined ? '' : ` data-line="${meta.firstLine + index}"`
    const prompt = line.prompt ? span('prompt', line.prompt) : ''
    return `<span class="${classes.join(' ')}"${number}>${prompt}${contentOf(markedPieces(line.pieces, own))}</span>\n`
  })
  // How many lines there are tells a browser the height of a block that it has not laid out yet.
  const code = h('code', meta.wrap ? {} : { dataRows: end - start })
  // As text: a page has thousands of coloured words, and every later step would walk over each of them.
  code.children = [{ type: 'raw', value: written.join('') }]
  return h('pre', { tabIndex: 0 }, [code])
}

/** Pieces of a shell template that stand together share one span. */
function contentOf(pieces: readonly MarkedPiece[]): string {
  let html = ''
  let inShell = false
  for (const { text, token, shell, level } of pieces) {
    if (shell !== inShell) html += shell ? '<span class="sh">' : '</span>'
    inShell = shell
    const content = token ? span(token, text) : escapeText(text)
    html += level ? `<mark class="${level}">${content}</mark>` : content
  }
  return inShell ? `${html}</span>` : html
}

function span(className: string, text: string): string {
  return `<span class="${className.replaceAll('.', ' ')}">${escapeText(text)}</span>`
}

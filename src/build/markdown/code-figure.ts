import type { Element, ElementContent, Properties } from 'hast'
import { h } from 'hastscript'
import type { ArticleStrings } from '../../strings/article-en.ts'
import type { ColouredLine } from './code-highlight.ts'
import { type CodeLanguage, languageLabel } from './code-languages.ts'
import type { SourceLine } from './code-lines.ts'
import type { CodeMeta } from './code-meta.ts'
import type { Piece } from './code-spans.ts'
import { icon, targetMark } from './icon.ts'

/** A code block that has been read and coloured. */
export interface CodeBlock {
  readonly language: CodeLanguage
  readonly meta: CodeMeta
  readonly source: readonly SourceLine[]
  readonly lines: readonly ColouredLine[]
}

/** The figure of a code block: header, lines, marks. `check` says how the sample was checked. */
export function codeFigure(block: CodeBlock, strings: ArticleStrings, check?: Element): Element {
  const { language, meta } = block
  const properties = {
    className: ['code'],
    dataLang: language.id,
    ...(meta.target && { dataTarget: meta.target }),
    ...(meta.output && { dataOutput: true }),
    ...(meta.wrap && { dataWrap: true }),
    ...(meta.diff && { dataDiff: true }),
    ...(meta.firstLine !== undefined && { dataLines: true }),
  }
  // How many lines there are tells a browser the height of a block that it has not laid out yet.
  const code = h('code', meta.wrap ? {} : { dataRows: block.lines.length }, linesOf(block))
  return h('figure', properties, [head(block, strings, check), h('pre', { tabIndex: 0 }, [code])])
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

function linesOf({ lines, source, meta }: CodeBlock): ElementContent[] {
  const highlighted = new Set(meta.highlighted)
  return lines.flatMap((line, index) => {
    const marks = [highlighted.has(index + 1) && 'hl', source[index]?.change, line.role]
    const className = ['l', ...marks.filter((mark) => typeof mark === 'string')]
    // Numbers are written out: a counter in CSS cannot begin at any number without a style attribute.
    const number = meta.firstLine === undefined ? {} : { dataLine: meta.firstLine + index }
    const prompt = line.prompt ? [span(['prompt'], line.prompt)] : []
    return [element(className, [...prompt, ...contentOf(line.pieces)], number), { type: 'text', value: '\n' }]
  })
}

/** Pieces of a shell template that stand together share one span. */
function contentOf(pieces: readonly Piece[]): ElementContent[] {
  const content: ElementContent[] = []
  let shell: Element | undefined
  for (const piece of pieces) {
    if (piece.shell && !shell) {
      shell = element(['sh'], [])
      content.push(shell)
    }
    if (!piece.shell) shell = undefined
    const target = shell?.children ?? content
    target.push(piece.token ? span([piece.token], piece.text) : { type: 'text', value: piece.text })
  }
  return content
}

function span(className: string[], text: string): Element {
  return element(className, [{ type: 'text', value: text }])
}

/** Written out, since a page holds thousands of these and hastscript parses each selector. */
function element(className: string[], children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName: 'span', properties: { className, ...properties }, children }
}

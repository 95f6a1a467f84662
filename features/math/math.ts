import type { Element, Parents, Root } from 'hast'
import { h } from 'hastscript'
import type Temml from 'temml'
import type { VFile } from 'vfile'
import { languageOf } from '../../engine/markdown/code/fence.ts'
import { hastText } from '../../engine/markdown/hast-text.ts'
import { lineOf, type Positioned, report } from '../../engine/markdown/report.ts'
import { walkElements } from '../../engine/markdown/walk.ts'
import { mathElement } from './element.ts'

/** A formula as remark-math or a `math` fence left it. */
interface Formula {
  readonly element: Element
  readonly parent: Parents
  readonly tex: string
  readonly isBlock: boolean
}

/** Turns formulas into MathML. */
export async function rehypeMath(tree: Root, file: VFile): Promise<void> {
  const formulas = formulasIn(tree)
  if (formulas.length === 0) return
  // Read with the first formula: most pages have none.
  const { default: temml } = await import('temml')
  for (const formula of formulas) {
    const math = render(formula, temml, file)
    if (!math) continue
    const { parent, element, isBlock } = formula
    const replacement = isBlock ? h('div.math', [math]) : math
    parent.children[parent.children.indexOf(element as never)] = { ...replacement, position: element.position }
  }
}

function formulasIn(tree: Root): Formula[] {
  const formulas: Formula[] = []
  walkElements(tree, (element, _index, parent) => {
    const code = element.tagName === 'pre' ? element.children[0] : element
    if (code?.type !== 'element' || code.tagName !== 'code' || languageOf(code) !== 'math') return
    // A block is met once more, as the element in it.
    if (parent !== formulas.at(-1)?.element)
      formulas.push({ element, parent, tex: hastText(code), isBlock: element !== code })
  })
  return formulas
}

/** MathML of a formula; a mistake in it is reported and leaves the source on the page. */
function render({ element, tex, isBlock }: Formula, temml: typeof Temml, file: VFile): Element | undefined {
  try {
    const markup = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true })
    const { math, hasColor } = mathElement(markup, isBlock)
    if (hasColor) report(file, element, 'A formula sets a colour, which would not follow the theme.', 'Leave it out.')
    return math
  } catch (error) {
    // Besides its own errors, Temml throws those of JavaScript: for `a_` without an index, or braces a thousand deep.
    if (!(error instanceof Error)) throw error
    const hint = 'Formulas are written in LaTeX: check its braces and the names of its commands.'
    const mistake = error.name === 'ParseError' ? messageOf(error) : 'it cannot be read'
    report(file, placeOfError(element, tex, error, isBlock), `The formula has a mistake: ${mistake}.`, hint)
    return undefined
  }
}

/** Temml repeats the source with marks under it; the sentence in front of it is enough. */
function messageOf(error: Error): string {
  const [sentence = ''] = error.message.trim().split(/ at (?:position|end of input)/)
  return sentence.replace(/[.:\s]+$/, '')
}

function placeOfError(element: Element, tex: string, error: Error, isBlock: boolean): Positioned {
  const offset = 'position' in error && typeof error.position === 'number' ? error.position : 0
  const line = tex.slice(0, offset).split('\n').length - 1
  return lineOf(element, line + (isBlock ? 1 : 0))
}

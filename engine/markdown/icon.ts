import type { Element } from 'hast'
import { h } from 'hastscript'
import type { ArticleStrings } from '../labels/en/article.ts'
import { type Target, targets } from '../model/target.ts'

/** An icon: an empty element that the stylesheet masks. */
export function icon(name: string): Element {
  return h('span', { className: ['icon', `icon-${name}`], ariaHidden: 'true' })
}

/** The mark of a target: glyph and name. */
export function targetMark(target: Target, strings: ArticleStrings): Element {
  return h('span', { className: ['target', `target-${target}`] }, icon(target), strings.target[target])
}

/** Type guard: one of the four targets. */
export function isTarget(name: string | null | undefined): name is Target {
  return targets.some((target) => target === name)
}

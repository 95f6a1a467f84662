import type { Element } from 'hast'
import { h } from 'hastscript'
import type { TargetStrings } from '../labels/en/search.ts'
import { type Target, targets } from '../model/target.ts'

/** An icon: an empty element that the stylesheet masks. */
export function icon(name: string): Element {
  return h('span', { className: ['icon', `icon-${name}`], ariaHidden: 'true' })
}

/** The mark of a target: glyph and name. */
export function targetMark(target: Target, names: TargetStrings): Element {
  return h('span', { className: ['target', `target-${target}`] }, icon(target), names[target])
}

/** Type guard: one of the four targets. */
export function isTarget(name: string | null | undefined): name is Target {
  return targets.some((target) => target === name)
}

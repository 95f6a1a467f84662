import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { icon, isTarget } from '../../engine/markdown/icon.ts'
import { contextOf, dataOf, labelsOf } from '../../engine/markdown/report.ts'
import { walkElements } from '../../engine/markdown/walk.ts'
import { hrefOf, localizedPath } from '../../engine/model/route.ts'
import type { Target } from '../../engine/model/target.ts'
import { environmentStrings } from './strings.ts'

const group = 'target'

/**
 * The head of an article for readers who have chosen an environment. Where several sets of tabs follow that choice, one
 * row at the top sets all of them; where the page concerns another environment, a line says so (environment.css).
 */
export function rehypeEnvironment(tree: Root, file: VFile): void {
  const sets: Element[] = []
  walkElements(tree, (element) => {
    if (element.properties.dataGroup === group) sets.push(element)
  })
  if (sets.length > 1) tree.children.unshift(picker(sets, file))
  const { environments } = dataOf(file)
  if (environments) tree.children.unshift(...otherEnvironment(environments.own, file))
}

/** A list of tabs whose panels are those of all sets below. */
function picker(sets: readonly Element[], file: VFile): Element {
  const panels = new Map<Target, string[]>()
  for (const set of sets) {
    for (const { id, dataValue } of childrenOf(set)) {
      if (typeof id === 'string' && typeof dataValue === 'string' && isTarget(dataValue))
        panels.set(dataValue, [...(panels.get(dataValue) ?? []), id])
    }
  }
  const strings = labelsOf(file, environmentStrings)
  const tabs = [...panels].map(([target, ids], index) => {
    const selected = index === 0
    const state = selected ? { dataSelected: '' } : { tabIndex: -1 }
    const role = { role: 'tab', ariaControls: ids.join(' '), ariaSelected: String(selected) }
    const properties = { type: 'button', className: ['tab'], ...role, ...state, dataValue: target }
    return h('button', properties, icon(target), strings.names[target])
  })
  return h(
    'div',
    { className: ['tabs', 'environment'], dataGroup: group },
    h('p', { ariaHidden: 'true' }, strings.label),
    h('div', { className: ['tab-list'], role: 'tablist', ariaLabel: strings.label }, tabs),
  )
}

function childrenOf(set: Element): Element['properties'][] {
  return set.children.flatMap((child) => (child.type === 'element' ? [child.properties] : []))
}

/** One line for each environment that the reader may have chosen; the stylesheet shows the one that holds. */
function otherEnvironment(own: Target, file: VFile): Element[] {
  const { environments } = dataOf(file)
  const { localePath, base } = contextOf(file)
  const { about, names, elsewhere } = labelsOf(file, environmentStrings)
  return (environments?.counterparts ?? []).map(({ target, route, title }) => {
    const [before = '', after = ''] = elsewhere
      .replace('{own}', about[own])
      .replace('{chosen}', names[target])
      .split('{page}')
    const link = h('a', { href: hrefOf(localizedPath(route, { path: localePath }), base) }, title)
    return h('p', { className: ['other-environment'], dataChosen: target }, before, link, after)
  })
}

import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { VFile } from 'vfile'
import { issueTopics, severities } from '../../../model/issue.ts'
import { targets } from '../../../model/target.ts'
import type { ContainerDirective, State } from '../blocks/block.ts'
import { contextOf, stringsOf } from '../report.ts'

/**
 * `:::issues`: all entries in one table, and choices that narrow it down. What is hidden, and the number of those that are
 * left, is the work of styles, so that it needs no script.
 */
export function issueList(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const { issues: strings } = stringsOf(file)
  const { issues = [] } = contextOf(file)
  const filter = h('form', { className: ['issues-filter'], ariaLabel: strings.filter, autoComplete: 'off' }, [
    choice(strings.on, strings.anywhere, targets, strings.places),
    choice(strings.severity, strings.any, severities, strings.severities),
    choice(strings.topic, strings.anything, issueTopics, strings.topics),
    h('button', { type: 'reset' }, strings.showAll),
  ])
  const [before = '', after = ''] = strings.shown.replace('{all}', String(issues.length)).split('{count}')
  const count = h('p', { className: ['issues-count'] }, before, h('span', { className: ['issues-shown'] }), after)
  return h('div', { className: ['issues'] }, filter, state.all(node), count)
}

function choice<T extends string>(
  label: string,
  all: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): Element {
  const options = values.map((value) => h('option', { value }, names[value]))
  return h('label', [h('span', label), h('select', [h('option', { value: '', selected: true }, all), ...options])])
}

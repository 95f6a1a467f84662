import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { RootContent, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import type { Block, ContainerDirective, State } from '../../../engine/markdown/directive.ts'
import { inlineMarkdown } from '../../../engine/markdown/inline-markdown.ts'
import { link, row, table, text } from '../../../engine/markdown/nodes.ts'
import { dataOf, labelsOf, report } from '../../../engine/markdown/report.ts'
import { type Issue, issueTopics, severities } from '../../../engine/model/issue.ts'
import { targets } from '../../../engine/model/target.ts'
import { issueStrings } from '../strings.ts'
import { factWords } from './issue-words.ts'

/** `:::issues` as Markdown: still a block, which holds a table of all entries. */
export function issuesTable({ node }: Block, file: VFile): RootContent[] {
  const { issues = [] } = dataOf(file)
  if (issues.length === 0) report(file, node, 'No page has entries to list.', 'Write some with ":::issue{severity=…}".')
  const bySeverity = (a: Issue, b: Issue) => severities.indexOf(a.severity) - severities.indexOf(b.severity)
  const byTopic = (a: Issue, b: Issue) => issueTopics.indexOf(a.topic) - issueTopics.indexOf(b.topic)
  const worstFirst = [...issues].sort((a, b) => bySeverity(a, b) || byTopic(a, b))
  const { issue, affects, on, severity, repaired } = labelsOf(file, issueStrings)
  const rows = worstFirst.map((one) => issueRow(one, file))
  return [{ ...node, children: [table([issue, affects, on, severity, repaired], rows)] }]
}

/** A row has the id of its entry: links from elsewhere led here when all entries stood on one page. */
function issueRow(issue: Issue, file: VFile): TableRow {
  const { severity, on, repaired } = factWords(issue, labelsOf(file, issueStrings))
  const title = [link(issue.url, inlineMarkdown(issue.title))]
  const facts = [on, severity, repaired].map((value) => [text(value)])
  const names = { id: issue.id, dataSeverity: issue.severity, dataOn: issue.on.join(' '), dataTopic: issue.topic }
  return row([title, inlineMarkdown(issue.affects), ...facts], names)
}

/**
 * Writes that table with choices that narrow it down. What is hidden, and the number of those that are
 * left, is the work of styles, so that it needs no script.
 */
export function issueList(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const strings = labelsOf(file, issueStrings)
  const { issues = [] } = dataOf(file)
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

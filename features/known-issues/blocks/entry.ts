import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Nodes } from 'mdast'
import type { VFile } from 'vfile'
import { titled } from '../../../engine/markdown/blocks/block.ts'
import type { ContainerDirective, State } from '../../../engine/markdown/directive.ts'
import { paragraph, text } from '../../../engine/markdown/nodes.ts'
import { labelsOf } from '../../../engine/markdown/report.ts'
import { issueStrings } from '../strings.ts'
import { factWords } from './issue-words.ts'

/** `:::issue{severity=surprise on=local topic=output}`: the facts of an entry, and whom it concerns, below its heading. */
export function issueEntry(state: State, node: ContainerDirective, file: VFile): ElementContent {
  const strings = labelsOf(file, issueStrings)
  const { affects, on, severity, repaired, message } = strings
  const { messages = [] } = node.data?.issue ?? {}
  const words = node.data?.issue && factWords(node.data.issue, strings)
  // The text of a paragraph, without the paragraph.
  const text = titled(node).body.children.flatMap((child) =>
    child.type === 'paragraph' ? state.all(child) : (state.one(child, node) ?? []),
  )
  const facts = words ? [fact(severity, words.severity), fact(on, words.on), fact(repaired, words.repaired)] : []
  return h('dl', { className: ['issue'] }, [
    ...facts,
    ...messages.map((text) =>
      h('div', { className: ['issue-message'] }, [
        h('dt', { className: ['issue-fact'] }, message),
        h('dd', h('code', text)),
      ]),
    ),
    h('div', [h('dt', { className: ['issue-fact'] }, affects), h('dd', text as ElementContent[])]),
  ])
}

/** A name and what it is; the class marks what no author has written. */
function fact(name: string, value: string): Element {
  return h('div', { className: ['issue-fact'] }, [h('dt', name), h('dd', value)])
}

/** The facts of an entry as a line of plain Markdown. */
export function plainFacts({ data }: ContainerDirective, file: VFile): Nodes[] {
  const { on, severity, repaired, affects } = labelsOf(file, issueStrings)
  const words = data?.issue && factWords(data.issue, labelsOf(file, issueStrings))
  if (!words) return []
  const pairs = [`${severity}: ${words.severity}`, `${on}: ${words.on}`, `${repaired}: ${words.repaired}`]
  return [paragraph([text(`${pairs.join('; ')}. ${affects}:`)])]
}
